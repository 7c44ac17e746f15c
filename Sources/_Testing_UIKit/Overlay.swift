// What `_Testing_CoreGraphics` is for `CoreGraphics`: Swift Testing announces an overlay of this name too, and without
// this module no test could import `UIKit`. There is nothing in it.
