internal import Foundation

/// What a function of Core Media answers: ``noErr``, or why it did nothing.
public typealias OSStatus = Int32

/// It worked.
public let noErr: OSStatus = 0

/// The error of a function that answered something else than ``noErr``.
func osError(_ status: OSStatus) -> NSError {
    NSError(domain: "NSOSStatusErrorDomain", code: Int(status))
}
