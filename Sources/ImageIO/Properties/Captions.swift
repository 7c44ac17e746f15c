internal import Foundation

/// Captions and keywords as files hold them by IPTC's rules, and as Apple's dictionaries have them.
///
/// Source: "IPTC-NAA Information Interchange Model Version 4.2", IPTC 2014, sections 3 to 6.
struct Captions {
    struct DataSet: Hashable {
        var record: UInt8
        var number: UInt8
        var content: [UInt8]
    }

    private(set) var sets: [DataSet] = []

    /// Data sets as far as they are whole.
    init(_ bytes: [UInt8]) {
        var at = 0
        while at + 5 <= bytes.count, bytes[at] == 0x1C {
            let length = Int(bytes[at + 3]) << 8 | Int(bytes[at + 4])
            // Beyond 32767 bytes there would be a longer length, which pictures do not have.
            guard length < 0x8000, at + 5 + length <= bytes.count else { break }
            sets.append(
                DataSet(
                    record: bytes[at + 1], number: bytes[at + 2], content: Array(bytes[(at + 5)..<(at + 5 + length)])))
            at += 5 + length
        }
    }

    /// The data sets as a file holds them; nil when there are none.
    var bytes: [UInt8]? {
        guard sets.contains(where: { $0.record == 2 && $0.number != 0 }) else { return nil }
        // Texts are in UTF-8, and the record is of version 4.
        let head = [
            DataSet(record: 1, number: 90, content: [0x1B, 0x25, 0x47]),
            DataSet(record: 2, number: 0, content: [0, 4]),
        ]
        let rest = sets.filter { set in !head.contains { $0.record == set.record && $0.number == set.number } }
        return (head + rest.sorted { ($0.record, $0.number) < ($1.record, $1.number) }).flatMap { set in
            [0x1C, set.record, set.number, UInt8(set.content.count >> 8), UInt8(set.content.count & 0xFF)] + set.content
        }
    }

    var dictionary: NSDictionary {
        let isUTF8 = sets.contains { $0.record == 1 && $0.number == 90 && $0.content == [0x1B, 0x25, 0x47] }
        let result = NSMutableDictionary()
        for (name, number) in Self.names {
            let texts = sets.filter { $0.record == 2 && $0.number == number }.map { set in
                let text = String(validating: set.content, as: UTF8.self)
                return NSString(
                    string: text.flatMap { isUTF8 || $0.utf8.allSatisfy { $0 < 128 } ? $0 : nil }
                        ?? (isUTF8
                            ? String(decoding: set.content, as: UTF8.self)
                            : String(set.content.map { Character(UnicodeScalar($0)) })))
            }
            guard let first = texts.first else { continue }
            result[NSString(string: name)] = Self.severalNames.contains(name) ? NSArray(array: texts) : first
        }
        return result
    }

    /// Puts what a dictionary says over the data sets: nulls remove them.
    mutating func apply(_ dictionary: NSDictionary) {
        for (key, value) in dictionary {
            guard let number = Self.names["\(key)"] else { continue }
            sets.removeAll { $0.record == 2 && $0.number == number }
            let texts = (value as? [Any])?.map { "\($0)" } ?? (value is NSNull ? [] : ["\(value)"])
            sets += texts.map { DataSet(record: 2, number: number, content: Array($0.utf8.prefix(0x7FFF))) }
        }
    }

    private static let severalNames: Set<String> = [
        "Keywords", "SupplementalCategory", "Byline", "BylineTitle", "Contact", "Writer/Editor",
    ]

    /// Of the second record.
    private static let names: [String: UInt8] = [
        "ObjectName": 5, "EditStatus": 7, "Urgency": 10, "Category": 15, "SupplementalCategory": 20, "Keywords": 25,
        "ReleaseDate": 30, "ReleaseTime": 35, "SpecialInstructions": 40, "DateCreated": 55, "TimeCreated": 60,
        "DigitalCreationDate": 62, "DigitalCreationTime": 63, "OriginatingProgram": 65, "ProgramVersion": 70,
        "Byline": 80, "BylineTitle": 85, "City": 90, "SubLocation": 92, "Province/State": 95,
        "Country/PrimaryLocationCode": 100, "Country/PrimaryLocationName": 101, "OriginalTransmissionReference": 103,
        "Headline": 105, "Credit": 110, "Source": 115, "CopyrightNotice": 116, "Contact": 118, "Caption/Abstract": 120,
        "Writer/Editor": 122,
    ]
}
