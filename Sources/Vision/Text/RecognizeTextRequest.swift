public import CoreML
public import Foundation

/// A request that reads the text of a picture.
///
/// ```swift
/// var request = RecognizeTextRequest()
/// request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
/// for observation in try await request.perform(on: url) {
///     print(observation.topCandidates(1).first?.string ?? "")
/// }
/// ```
///
/// There is one observation for each line of text, in reading order; a picture without text gives none. Requests are
/// values: any number may be performed at the same time, and what one finds does not depend on the others. The first
/// one in a process also loads the models.
public struct RecognizeTextRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedTextObservation]

    /// The versions of the request.
    public enum Revision: Comparable, Sendable, Equatable, Codable, Hashable {
        /// The one there is.
        case revision3
    }

    /// How much time text may take.
    public enum RecognitionLevel: Sendable, CaseIterable, Equatable, Hashable {
        /// The best text.
        case accurate
        /// About a quarter of the time, more mistakes, fewer languages.
        case fast
    }

    /// The version that this request has.
    public let revision: Revision

    /// The versions that can be asked for.
    public static let supportedRevisions: [Revision] = [.revision3]

    /// How much time text may take. Default: ``RecognitionLevel/accurate``.
    public var recognitionLevel: RecognitionLevel = .accurate

    /// The least height of text, as a fraction of the height of the whole picture, 0 to 1.
    ///
    /// It reads 1/32 when it was never set, but then nothing that can be read is left out. Once it is set, to 1/32 too,
    /// lower lines are left out, and the picture is looked at no more closely than lines of this height need: larger
    /// values save time. Values that are not fractions make the request fail.
    public var minimumTextHeightFraction: Float {
        get { chosenMinimumTextHeight ?? 1 / 32 }
        set { chosenMinimumTextHeight = newValue }
    }

    /// The height that the caller chose; nil when none.
    private(set) var chosenMinimumTextHeight: Float?

    /// Whether the languages are told by the text, line by line, instead of ``recognitionLanguages``. Default: false.
    public var automaticallyDetectsLanguage = false

    /// The languages to read, the most important first. Default: English. Letters that none of them has are not read, but for
    /// Latin ones and digits, which stand among every other script.
    ///
    /// Those of ``supportedRecognitionLanguages`` can be named, without a region and with any other one too; one that
    /// is not read, or whose pack is not installed, makes the request fail. An empty list is like ``automaticallyDetectsLanguage``.
    public var recognitionLanguages: [Locale.Language] = [Locale.Language(identifier: "en-US")]

    /// Whether doubtful words are corrected by the words of the page's language: of ``recognitionLanguages``, the one that knows
    /// most of what was read. Numbers, codes and addresses stay as they were seen. True by default.
    public var usesLanguageCorrection = true

    /// Words that outrank those of the languages: names and part numbers, with digits and hyphens where they have them, of at
    /// least four letters and digits. Ignored when ``usesLanguageCorrection`` is false.
    public var customWords: [String] = []

    /// The part of the picture to look at, normalized to the picture as displayed, origin at the lower left. Default:
    /// all of it.
    ///
    /// As on Apple's systems, the coordinates of the observations then are normalized to this part, not to the picture;
    /// `toImageCoordinates(from:imageSize:origin:)` turns them into pixels of the whole picture. A region that is not
    /// inside the unit square makes the request fail.
    public var regionOfInterest: NormalizedRect = .fullImage

    private var computeDevices: [ComputeStage: MLComputeDevice] = [:]

    /// A request with the defaults.
    /// - Parameter revision: The version; nil: the newest.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision3
    }

    /// The kind of request, with its revision.
    public var descriptor: RequestDescriptor { .recognizeTextRequest(revision) }

    /// The devices that can be chosen: the processor, for the networks.
    public var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] {
        [.main: MLComputeDevice.allComputeDevices]
    }

    /// The device that was chosen for a stage; nil when none was.
    public func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice? {
        computeDevices[computeStage]
    }

    /// Chooses a device for a stage; nil leaves the choice to the request.
    ///
    /// A choice that ``supportedComputeStageDevices`` does not have makes the request fail with
    /// `.unsupportedComputeStage` or `.unsupportedComputeDevice`.
    public mutating func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage) {
        computeDevices[computeStage] = computeDevice
    }

    /// The request and what was set, for a log.
    public var description: String {
        let languages =
            automaticallyDetectsLanguage ? "any" : recognitionLanguages.map(\.tag).joined(separator: " ")
        return "RecognizeTextRequest(\(revision), level: \(recognitionLevel), languages: \(languages), "
            + "minimumTextHeightFraction: \(minimumTextHeightFraction), regionOfInterest: \(regionOfInterest))"
    }
}
