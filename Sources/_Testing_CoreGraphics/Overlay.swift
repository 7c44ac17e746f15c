// Swift Testing announces an overlay of this name to be loaded wherever `Testing` and a module called `CoreGraphics`
// are imported together, and its library for Linux does not hold one: without this module no test could import
// `CoreGraphics`, `ImageIO` or `Vision`. There is nothing in it.
