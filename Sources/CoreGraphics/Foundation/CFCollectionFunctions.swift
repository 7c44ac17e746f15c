public import Foundation
internal import Synchronization

// Objects come out of these as Apple's functions give them: as pointers that are good as long as the collection.

/// How many objects there are.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The object at an index: `unsafeBitCast(pointer, to: CFString.self)`, or
/// `Unmanaged<CFString>.fromOpaque(pointer).takeUnretainedValue()`. Valid as long as the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    KeptObjects.pointer(to: theArray[idx], at: idx, of: theArray)
}

/// How many values there are.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// The value of a key that is given as a pointer: `Unmanaged.passUnretained(key).toOpaque()`; nil when there is none. Valid as
/// long as the dictionary.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    return theDict.object(forKey: key).map {
        KeptObjects.pointer(
            to: $0, at: (key as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(key)), of: theDict)
    }
}

/// Whether there is a value of a key that is given as a pointer.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    theDict.object(forKey: Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()) != nil
}

/// A dictionary that can change, without values.
///
/// - Parameters:
///   - allocator: Nil.
///   - capacity: Without effect: it grows.
///   - keyCallBacks: Nil: keys are objects.
///   - valueCallBacks: Nil: values are objects.
public func CFDictionaryCreateMutable(
    _ allocator: CFTypeRef?, _ capacity: CFIndex, _ keyCallBacks: UnsafeRawPointer?, _ valueCallBacks: UnsafeRawPointer?
) -> CFMutableDictionary! {
    NSMutableDictionary()
}

/// Sets a value; key and value are given as pointers to objects.
public func CFDictionarySetValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!)
{
    let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let key = key as? NSObject else { return }
    theDict.setObject(Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue(), forKey: AnyHashable(key))
}

/// Foundation's collections on Linux give values of Swift's, of which objects are made anew each time. Those that pointers were
/// given to are kept here until their collection is gone.
private enum KeptObjects {
    // Unchecked for what may be any object: it is only looked at under the mutex.
    private struct Kept: @unchecked Sendable {
        weak var owner: AnyObject?
        var objects: [AnyHashable: AnyObject] = [:]
    }

    private static let all = Mutex<[ObjectIdentifier: Kept]>([:])

    static func pointer(to value: Any, at place: AnyHashable, of owner: AnyObject) -> UnsafeRawPointer {
        // Unchecked as above.
        nonisolated(unsafe) let (object, owner, place) = (value as AnyObject, owner, place)
        let address = all.withLock { all in
            all = all.filter { $0.value.owner != nil }
            var kept = all[ObjectIdentifier(owner)] ?? Kept(owner: owner)
            let old = kept.objects[place]
            let isSame = old.flatMap { $0 as? NSObject }.map { $0.isEqual(object) } ?? (old === object)
            let result = isSame ? old ?? object : object
            kept.objects[place] = result
            all[ObjectIdentifier(owner)] = kept
            return UInt(bitPattern: Unmanaged.passUnretained(result).toOpaque())
        }
        return UnsafeRawPointer(bitPattern: address)!
    }
}
