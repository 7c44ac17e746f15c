public import CoreGraphics
public import Foundation

// Keys of the dictionary under `kCGImagePropertyIPTCDictionary`: what the press says of a picture. Read and written in JPEG
// and TIFF.

/// A title.
public var kCGImagePropertyIPTCObjectName: CFString { "ObjectName" }
/// How far the text is.
public var kCGImagePropertyIPTCEditStatus: CFString { "EditStatus" }
/// From 1 for urgent to 8.
public var kCGImagePropertyIPTCUrgency: CFString { "Urgency" }
/// A category by its letters.
public var kCGImagePropertyIPTCCategory: CFString { "Category" }
/// Further categories: an array of texts.
public var kCGImagePropertyIPTCSupplementalCategory: CFString { "SupplementalCategory" }
/// An array of texts.
public var kCGImagePropertyIPTCKeywords: CFString { "Keywords" }
/// From when it may be shown, as text: `20261130`.
public var kCGImagePropertyIPTCReleaseDate: CFString { "ReleaseDate" }
/// From when it may be shown, as text: `131058+0100`.
public var kCGImagePropertyIPTCReleaseTime: CFString { "ReleaseTime" }
/// What is to be heeded.
public var kCGImagePropertyIPTCSpecialInstructions: CFString { "SpecialInstructions" }
/// When what is shown was made, as text: `20261130`.
public var kCGImagePropertyIPTCDateCreated: CFString { "DateCreated" }
/// When what is shown was made, as text: `131058+0100`.
public var kCGImagePropertyIPTCTimeCreated: CFString { "TimeCreated" }
/// When it became a file, as text.
public var kCGImagePropertyIPTCDigitalCreationDate: CFString { "DigitalCreationDate" }
/// When it became a file, as text.
public var kCGImagePropertyIPTCDigitalCreationTime: CFString { "DigitalCreationTime" }
/// The program that wrote it.
public var kCGImagePropertyIPTCOriginatingProgram: CFString { "OriginatingProgram" }
/// The version of that program.
public var kCGImagePropertyIPTCProgramVersion: CFString { "ProgramVersion" }
/// Who made it: an array of texts.
public var kCGImagePropertyIPTCByline: CFString { "Byline" }
/// The offices of those who made it: an array of texts.
public var kCGImagePropertyIPTCBylineTitle: CFString { "BylineTitle" }
/// Where it was made.
public var kCGImagePropertyIPTCCity: CFString { "City" }
/// Where in the city.
public var kCGImagePropertyIPTCSubLocation: CFString { "SubLocation" }
/// In which province or state.
public var kCGImagePropertyIPTCProvinceState: CFString { "Province/State" }
/// The country by three letters.
public var kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString { "Country/PrimaryLocationCode" }
/// The country by its name.
public var kCGImagePropertyIPTCCountryPrimaryLocationName: CFString { "Country/PrimaryLocationName" }
/// The number of the job.
public var kCGImagePropertyIPTCOriginalTransmissionReference: CFString { "OriginalTransmissionReference" }
/// A headline.
public var kCGImagePropertyIPTCHeadline: CFString { "Headline" }
/// Who is to be named.
public var kCGImagePropertyIPTCCredit: CFString { "Credit" }
/// Who owned it first.
public var kCGImagePropertyIPTCSource: CFString { "Source" }
/// Who has the rights.
public var kCGImagePropertyIPTCCopyrightNotice: CFString { "CopyrightNotice" }
/// Whom to ask: an array of texts.
public var kCGImagePropertyIPTCContact: CFString { "Contact" }
/// What the picture shows.
public var kCGImagePropertyIPTCCaptionAbstract: CFString { "Caption/Abstract" }
/// Who wrote the caption: an array of texts.
public var kCGImagePropertyIPTCWriterEditor: CFString { "Writer/Editor" }
