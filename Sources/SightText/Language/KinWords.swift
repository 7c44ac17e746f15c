/// Frequent words that tell a language from those that it is easily taken for.
enum KinWords {
    /// How much speaks against each of some languages of one family in a text, in natural logarithms: 0 for the one that most of
    /// the words are of.
    static func evidence(_ text: String, for languages: [String]) -> [Double] {
        let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
        let hits = languages.map { words.intersection(table[$0] ?? []).count }
        let most = hits.max() ?? 0
        return hits.map { 1.5 * Double(max($0 - most, -3)) }
    }

    private static let table = lists.mapValues { Set($0.split(separator: " ").map(String.init)) }

    private static let lists = [
        "cs":
            "se nebo při pro jako jsou není ve být který která které už jen před přes podle také byl dnes kde proto bez",
        "sk":
            "sa alebo pri pre ako sú nie je vo byť ktorý ktorá ktoré už len pred cez podľa tiež bol dnes kde preto bez ak",
        "da": "af og ikke jeg hvad efter meget også blev nogle mig dig med hvis være børn brug uden gennem nu",
        "no": "av og ikke jeg hva etter mye også ble noen meg deg med hvis være barn bruk uten gjennom nå vennligst",
        "nn":
            "av og ikkje eg kva etter mykje òg vart nokon meg deg med viss vere barn bruk utan gjennom no frå ein berre",
        "sv":
            "av och inte jag vad efter mycket också blev några mig dig med om vara barn utan genom nu är för att till ett från",
        "id": "anda karena bahwa bisa saja gratis senin jumat kamis mohon silakan kantor uang mobil rumah saat bahasa",
        "ms":
            "awak kerana bahawa boleh sahaja percuma isnin jumaat khamis sila pejabat wang kereta ialah beliau hendaklah",
        "hr": "tko što gdje uvijek tjedan vlak kruh tisuća općina poslije prije djeca mlijeko vrijeme ovdje bi li",
        "bs": "ko šta gdje uvijek sedmica voz hljeb hiljada općina poslije prije djeca mlijeko vrijeme ovdje bi li",
        "sr": "ko šta gde uvek nedelja voz hleb hiljada opština posle pre deca mleko vreme ovde bi li",
        "pt": "não você são uma com os dos ao muito também para em seu sua à às até já mais pelo pela",
        "gl": "non vostede son unha con os dos ao moi tamén para en seu súa á ás ata xa máis polo pola",
        "es": "no usted son una con los del al muy también para en su y el las hasta ya más por",
        "hi": "है में की का के और नहीं हैं को से पर यह",
        "mr": "आहे आणि नाही आहेत मध्ये हा ही हे ते तो ची चा",
        "ne": "छ र को मा छन् हो गर्न पनि यो लागि छैन ले",
    ]
}
