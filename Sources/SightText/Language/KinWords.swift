/// Frequent words that tell languages from those that they are easily taken for.
enum KinWords {
    /// How many different words of each language's list a text has, by code; languages without any are left out.
    static func hits(in text: String) -> [String: Int] {
        var hits: [String: Int] = [:]
        for word in Set(text.lowercased().split { !$0.isLetter }) {
            for language in languages[word] ?? [] { hits[language, default: 0] += 1 }
        }
        return hits
    }

    /// By word. The words are slices of the lists, so that the slices of a text can be looked up.
    private static let languages: [Substring: [String]] = {
        var languages: [Substring: [String]] = [:]
        for (language, list) in lists {
            for word in list.split(separator: " ") { languages[word, default: []].append(language) }
        }
        return languages
    }()

    private static let lists = [
        "cs": """
        se nebo při pro jako jsou není ve být který která které už jen před přes podle také byl dnes kde proto bez když až \
        bude si ten ta to ještě pouze své její jejich každý den týden vlak dům hodin léto
        """,
        "sk": """
        sa alebo pri pre ako sú nie je vo byť ktorý ktorá ktoré už len pred cez podľa tiež bol dnes kde preto bez ak keď až \
        bude si ten tá to ešte iba svoje jej ich každý deň týždeň vlak dom hodín leto
        """,
        "da": """
        af og ikke jeg hvad efter meget også blev nogle mig dig uden gennem nu op ud sig vores igen sidste gør kun uge gade vej \
        hjem penge bedste mellem fra havde skulle kunne hver noget bogen brød lige hvornår bliver sommeren
        """,
        "no": """
        av og ikke jeg hva etter mye også ble noen meg deg uten gjennom nå opp ut seg vår igjen siste gjør bare uke gate vei \
        hjem penger beste mellom fra hadde skulle kunne hver noe boka brød like når blir vennligst sommeren
        """,
        "nn": """
        av og ikkje eg kva etter mykje også òg vart nokon meg deg utan gjennom no opp ut seg vår igjen siste gjer berre veke \
        gate veg heim pengar beste mellom frå hadde skulle kunne kvar noko boka brød når blir ein ei eit dei korleis kven \
        vere kjem frå me sjølv då meir fleire nye kveld
        """,
        "sv": """
        av och inte jag vad efter mycket också blev några mig dig utan genom nu upp ut sig vår igen sista gör bara vecka gata väg \
        hem pengar bästa mellan från hade skulle kunde varje något boken bröd när blir är för att till ett på
        """,
        "id": """
        anda karena bahwa bisa saja gratis senin jumat kamis mohon silakan kantor uang mobil rumah bahasa dokter polisi stasiun \
        toko sepeda sepatu besok sore kamar lemari delapan menit rupiah rp maret agustus juli juni bus taksi perusahaan \
        pemerintah informasi kereta tas koran universitas restoran listrik apotek musim libur nomor kakek ketika sampai agar
        """,
        "ms": """
        awak kerana bahawa boleh sahaja percuma isnin jumaat khamis sila pejabat wang kereta rumah ialah beliau hendaklah \
        doktor polis stesen kedai basikal kasut esok petang bilik almari lapan minit ringgit rm mac ogos julai jun bas teksi \
        syarikat kerajaan maklumat beg akhbar universiti restoran elektrik farmasi cuti nombor datuk apabila hingga supaya \
        hospital tingkap katil kanak pukul sejuk lelaki encik puan setiap ahad telefon nenek
        """,
        "hr":
            "tko što gdje uvijek tjedan vlak kruh tisuća općina poslije prije djeca mlijeko vrijeme ovdje dvije lijepo",
        "bs":
            "ko šta gdje uvijek sedmica voz hljeb hiljada općina poslije prije djeca mlijeko vrijeme ovdje dvije lijepo",
        "sr": "ko šta gde uvek nedelja voz hleb hiljada opština posle pre deca mleko vreme ovde dve lepo",
        "pt": "não você são uma com os dos ao muito também para em seu sua à às até já mais pelo pela",
        "gl": "non vostede son unha con os dos ao moi tamén para en seu súa á ás ata xa máis polo pola",
        "es": "no usted son una con los del al muy también para en su y el las hasta ya más por",
        "hi": "है में की का के और नहीं हैं को से पर यह",
        "mr": "आहे आणि नाही आहेत मध्ये हा ही हे ते तो ची चा",
        "ne": "छ र को मा छन् हो गर्न पनि यो लागि छैन ले",
    ]
}
