/// A kind of layer that a view can make when its `layerClass` names it.
package protocol ViewLayer: CALayer {
    init()
}
