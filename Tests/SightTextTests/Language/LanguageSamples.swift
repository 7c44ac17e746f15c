/// Lines as they stand on notices, letters and bills, in many languages; all invented.
enum LanguageSamples {
    /// By tag: five lines each.
    static let pages: [String: [String]] = [
        "en-US": [
            "The library will be closed on Monday", "Please return borrowed books by Friday evening",
            "Children under twelve enter free of charge", "Ask at the desk if you need help", "Opening hours",
        ],
        "fr-FR": [
            "La bibliothèque sera fermée lundi", "Veuillez rapporter les livres avant vendredi soir",
            "Entrée gratuite pour les enfants de moins de douze ans", "Adressez-vous à l'accueil si besoin",
            "Heures d'ouverture",
        ],
        "de-DE": [
            "Die Bücherei bleibt am Montag geschlossen", "Bitte geben Sie die Bücher bis Freitagabend zurück",
            "Kinder unter zwölf Jahren haben freien Eintritt", "Fragen Sie am Schalter, wenn Sie Hilfe brauchen",
            "Öffnungszeiten",
        ],
        "es-ES": [
            "La biblioteca estará cerrada el lunes", "Por favor devuelva los libros antes del viernes",
            "Los niños menores de doce años entran gratis", "Pregunte en el mostrador si necesita ayuda",
            "Horario de apertura",
        ],
        "it-IT": [
            "La biblioteca resterà chiusa lunedì", "Si prega di restituire i libri entro venerdì sera",
            "I bambini sotto i dodici anni entrano gratis", "Chiedete allo sportello se avete bisogno di aiuto",
            "Orario di apertura",
        ],
        "pt-BR": [
            "A biblioteca estará fechada na segunda-feira", "Por favor, devolva os livros até sexta à noite",
            "Crianças menores de doze anos não pagam entrada", "Pergunte no balcão se precisar de ajuda",
            "Horário de funcionamento",
        ],
        "nl-NL": [
            "De bibliotheek is maandag gesloten", "Breng de boeken voor vrijdagavond terug",
            "Kinderen onder de twaalf jaar hebben gratis toegang", "Vraag het aan de balie als u hulp nodig hebt",
            "Openingstijden",
        ],
        "pl-PL": [
            "Biblioteka będzie zamknięta w poniedziałek", "Prosimy o zwrot książek do piątku wieczorem",
            "Dzieci poniżej dwunastu lat wchodzą za darmo", "W razie potrzeby proszę pytać w recepcji",
            "Godziny otwarcia",
        ],
        "cs-CZ": [
            "Knihovna bude v pondělí zavřená", "Vraťte prosím knihy do pátku večer",
            "Děti do dvanácti let mají vstup zdarma", "Potřebujete-li pomoc, zeptejte se u přepážky",
            "Otevírací doba",
        ],
        "sk-SK": [
            "Knižnica bude v pondelok zatvorená", "Vráťte, prosím, knihy do piatka večera",
            "Deti do dvanástich rokov majú vstup zadarmo", "Ak potrebujete pomoc, opýtajte sa pri pulte",
            "Otváracie hodiny",
        ],
        "hu-HU": [
            "A könyvtár hétfőn zárva lesz", "Kérjük, hozza vissza a könyveket péntek estig",
            "Tizenkét év alatti gyermekeknek ingyenes a belépés", "Ha segítségre van szüksége, kérdezzen a pultnál",
            "Nyitvatartás",
        ],
        "ro-RO": [
            "Biblioteca va fi închisă luni", "Vă rugăm să returnați cărțile până vineri seara",
            "Copiii sub doisprezece ani intră gratuit", "Întrebați la ghișeu dacă aveți nevoie de ajutor",
            "Program de lucru",
        ],
        "tr-TR": [
            "Kütüphane pazartesi günü kapalı olacak", "Lütfen kitapları cuma akşamına kadar geri getirin",
            "On iki yaşından küçük çocuklar ücretsiz girer", "Yardıma ihtiyacınız varsa danışmaya sorun",
            "Çalışma saatleri",
        ],
        "sv-SE": [
            "Biblioteket är stängt på måndag", "Lämna tillbaka böckerna senast fredag kväll",
            "Barn under tolv år går in gratis", "Fråga i disken om du behöver hjälp", "Öppettider",
        ],
        "da-DK": [
            "Biblioteket holder lukket på mandag", "Aflever venligst bøgerne senest fredag aften",
            "Børn under tolv år har gratis adgang", "Spørg ved skranken, hvis du har brug for hjælp",
            "Åbningstider",
        ],
        "nb-NO": [
            "Biblioteket er stengt på mandag", "Vennligst lever tilbake bøkene innen fredag kveld",
            "Barn under tolv år kommer inn gratis", "Spør i skranken hvis du trenger hjelp", "Åpningstider",
        ],
        "fi-FI": [
            "Kirjasto on suljettu maanantaina", "Palauttakaa kirjat perjantai-iltaan mennessä",
            "Alle kaksitoistavuotiaat pääsevät sisään ilmaiseksi", "Kysykää tiskiltä, jos tarvitsette apua",
            "Aukioloajat",
        ],
        "et-EE": [
            "Raamatukogu on esmaspäeval suletud", "Palun tagastage raamatud reede õhtuks",
            "Alla kaheteistaastased lapsed pääsevad tasuta", "Küsige letist, kui vajate abi", "Lahtiolekuajad",
        ],
        "lv-LV": [
            "Bibliotēka pirmdien būs slēgta", "Lūdzu, atdodiet grāmatas līdz piektdienas vakaram",
            "Bērniem līdz divpadsmit gadiem ieeja bez maksas", "Ja vajadzīga palīdzība, jautājiet darbiniekam",
            "Darba laiks",
        ],
        "lt-LT": [
            "Biblioteka pirmadienį nedirbs", "Prašome grąžinti knygas iki penktadienio vakaro",
            "Vaikai iki dvylikos metų įleidžiami nemokamai", "Jei reikia pagalbos, kreipkitės į darbuotoją",
            "Darbo laikas",
        ],
        "hr-HR": [
            "Knjižnica će u ponedjeljak biti zatvorena", "Molimo vratite knjige do petka navečer",
            "Djeca mlađa od dvanaest godina ulaze besplatno", "Pitajte na šalteru ako trebate pomoć tko god bili",
            "Radno vrijeme",
        ],
        "sl-SI": [
            "Knjižnica bo v ponedeljek zaprta", "Prosimo, vrnite knjige do petka zvečer",
            "Otroci do dvanajstega leta imajo prost vstop", "Če potrebujete pomoč, vprašajte pri okencu",
            "Odpiralni čas",
        ],
        "ca-ES": [
            "La biblioteca estarà tancada dilluns", "Si us plau, torneu els llibres abans de divendres al vespre",
            "Els nens menors de dotze anys entren gratis", "Pregunteu al taulell si necessiteu ajuda",
            "Horari d'obertura",
        ],
        "id-ID": [
            "Perpustakaan akan tutup pada hari Senin", "Mohon kembalikan buku sebelum Jumat malam",
            "Anak di bawah dua belas tahun masuk gratis", "Tanyakan di meja depan jika Anda butuh bantuan karena sibuk",
            "Jam buka",
        ],
        "vi-VT": [
            "Thư viện sẽ đóng cửa vào thứ Hai", "Vui lòng trả sách trước tối thứ Sáu",
            "Trẻ em dưới mười hai tuổi được vào cửa miễn phí", "Hãy hỏi ở quầy nếu bạn cần giúp đỡ", "Giờ mở cửa",
        ],
        "ru-RU": [
            "Библиотека будет закрыта в понедельник", "Просим вернуть книги до вечера пятницы",
            "Дети до двенадцати лет проходят бесплатно", "Если нужна помощь, обратитесь к дежурному", "Часы работы",
        ],
        "uk-UA": [
            "Бібліотека буде зачинена в понеділок", "Просимо повернути книжки до вечора п'ятниці",
            "Діти до дванадцяти років проходять безкоштовно", "Якщо потрібна допомога, зверніться до чергового",
            "Години роботи",
        ],
        "bg-BG": [
            "Библиотеката ще бъде затворена в понеделник", "Моля, върнете книгите до петък вечерта",
            "Децата под дванадесет години влизат безплатно", "Ако имате нужда от помощ, попитайте на гишето",
            "Работно време",
        ],
        "sr-Cyrl-RS": [
            "Библиотека ће у понедељак бити затворена", "Молимо вратите књиге до петка увече",
            "Деца млађа од дванаест година улазе бесплатно", "Питајте на шалтеру ако вам треба помоћ",
            "Радно време",
        ],
        "el-GR": [
            "Η βιβλιοθήκη θα είναι κλειστή τη Δευτέρα", "Παρακαλούμε επιστρέψτε τα βιβλία ως την Παρασκευή",
            "Παιδιά κάτω των δώδεκα ετών μπαίνουν δωρεάν", "Ρωτήστε στο γκισέ αν χρειάζεστε βοήθεια", "Ωράριο",
        ],
        "he-IL": [
            "הספרייה תהיה סגורה ביום שני", "נא להחזיר את הספרים עד יום שישי בערב",
            "ילדים מתחת לגיל שתים עשרה נכנסים בחינם", "אם דרושה עזרה פנו לדלפק", "שעות פתיחה",
        ],
        "ar-SA": [
            "ستكون المكتبة مغلقة يوم الاثنين", "يرجى إعادة الكتب قبل مساء يوم الجمعة",
            "يدخل الأطفال دون الثانية عشرة مجانا", "اسأل في مكتب الاستقبال إذا احتجت إلى مساعدة", "ساعات العمل",
        ],
        "fa-IR": [
            "کتابخانه روز دوشنبه بسته خواهد بود", "لطفا کتاب‌ها را تا عصر جمعه برگردانید",
            "ورود برای کودکان زیر دوازده سال رایگان است", "اگر به کمک نیاز دارید از میز پذیرش بپرسید", "ساعت کار",
        ],
        "hi-IN": [
            "पुस्तकालय सोमवार को बंद रहेगा", "कृपया शुक्रवार शाम तक किताबें लौटा दें",
            "बारह वर्ष से कम आयु के बच्चों का प्रवेश निःशुल्क है", "मदद चाहिए तो काउंटर पर पूछें", "खुलने का समय",
        ],
        "th-TH": [
            "ห้องสมุดจะปิดในวันจันทร์", "กรุณาคืนหนังสือภายในเย็นวันศุกร์", "เด็กอายุต่ำกว่าสิบสองปีเข้าฟรี",
            "สอบถามที่เคาน์เตอร์หากต้องการความช่วยเหลือ", "เวลาทำการ",
        ],
        "ko-KR": [
            "도서관은 월요일에 문을 닫습니다", "금요일 저녁까지 책을 반납해 주세요", "열두 살 미만 어린이는 무료로 입장합니다",
            "도움이 필요하면 창구에 문의하세요", "이용 시간",
        ],
        "ja-JP": [
            "図書館は月曜日に休館します", "金曜日の夕方までに本を返却してください", "十二歳未満の子供は入場無料です",
            "ご不明な点は受付でお尋ねください", "開館時間",
        ],
        "zh-Hans": [
            "图书馆星期一闭馆", "请在星期五晚上以前归还图书", "十二岁以下的儿童免费入场", "如果需要帮助,请到服务台询问", "开放时间",
        ],
        "zh-Hant": [
            "圖書館星期一閉館", "請在星期五晚上以前歸還圖書", "十二歲以下的兒童免費入場", "如果需要幫助,請到服務台詢問", "開放時間",
        ],
        "yue-Hant": [
            "圖書館禮拜一唔開門", "唔該喺禮拜五夜晚之前還返啲書", "十二歲以下嘅細路免費入場", "如果要人幫手就去櫃檯問佢哋", "幾點開門",
        ],
    ]
}
