// Apple's Objective-C module has this. Objects are freed as soon as nothing holds them on Linux, so there is no pool to
// drain and what it is written around needs nothing else.

/// Runs a closure. Nothing else happens: there are no pools on Linux, objects go when nothing holds them.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
