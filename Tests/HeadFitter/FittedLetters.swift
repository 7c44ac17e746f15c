/// The letters whose rows are fitted.
enum FittedLetters {
    static let all = latin + cantonese

    static let latin =
        """
        ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŒœ\
        ŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚț¡¿„‹›
        """.map(String.init)

    /// What written Cantonese has beside standard Chinese, as far as fonts of Hong Kong have it.
    static let cantonese =
        """
        喺嗰哋啲嘢噉冧嫲搵佢冇咗嚟咁乜嗌睇唔嘅喎囉喇嘞咩啱揾畀俾攞嗮晒靚餸冚揸𨋢瞓撳嘥嗱㗎咋吖呃嚿諗掂煲嬲噏嗻嘟噃啩囖喐嘈嗍嚡嚹掟掹揼揞摱搲揦搣搽\
        攰曱甴氹煱罅脷腍臊裇褸詏趷蹺躝軚鎅鑊閂𢫏𡃁𠝹㩒㪐㷫㾓䁪踎劏喼瞇嗒噍啫嘩嘞呔唥啹搉攋𢱕𠻹𠱁
        """.reduced

    /// The number of a letter.
    static let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.unicodeScalars.first!, $0) })
}

extension String {
    /// Its letters, each once.
    fileprivate var reduced: [String] {
        var seen: Set<Character> = []
        return filter { !$0.isWhitespace && seen.insert($0).inserted }.map(String.init)
    }
}
