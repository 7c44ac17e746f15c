import Foundation
import UIKit

// Opens the screen for some files, as a navigation would, and looks at what it shows.

let folder = URL(filePath: CommandLine.arguments[1])
let window = UIWindow(frame: UIScreen.main.bounds)
for name in ["orientation-6.jpg", "sign.png", "blank.png", "cut-short.jpg"] {
    let screen = ScannerViewController(url: folder.appending(path: name))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.view.layoutIfNeeded()
    print(screen.title ?? "", screen.isViewLoaded, screen.isBusy, screen.status)
    await screen.reading?.value
    screen.copyText()
    let alert = screen.presentedViewController as? UIAlertController
    print(screen.isBusy, screen.status, screen.text, alert?.title ?? "no alert")
}
print(UIPasteboard.general.string ?? "nothing copied")

// Leaving stops the reading.
let left = ScannerViewController(url: folder.appending(path: "letter.png"))
window.rootViewController = left
left.loadViewIfNeeded()
left.viewDidDisappear(false)
await left.reading?.value
print(left.status, left.text.isEmpty)
