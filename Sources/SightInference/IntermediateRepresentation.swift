/// Small networks written in OpenVINO's own format (IR, version 11).
enum IntermediateRepresentation {
    /// softmax(x · Wᵀ + b) for x of shape [any, any, features]. The weights are stored as classes × features floats, the
    /// biases behind them.
    static func classifier(features: Int, classes: Int) -> String {
        let weightBytes = features * classes * 4
        func port(_ id: Int, _ dims: [Int], type: String? = nil) -> String {
            "<port id=\"\(id)\"\(type.map { " precision=\"\($0)\"" } ?? "")>"
                + dims.map { "<dim>\($0)</dim>" }.joined() + "</port>"
        }
        let x = [-1, -1, features], y = [-1, -1, classes]
        return """
            <?xml version="1.0"?>
            <net name="classifier" version="11"><layers>
            <layer id="0" name="x" type="Parameter" version="opset1"><data shape="?,?,\(features)" element_type="f32"/>
            <output>\(port(0, x, type: "FP32"))</output></layer>
            <layer id="1" name="w" type="Const" version="opset1">
            <data element_type="f32" shape="\(classes),\(features)" offset="0" size="\(weightBytes)"/>
            <output>\(port(0, [classes, features], type: "FP32"))</output></layer>
            <layer id="2" name="product" type="MatMul" version="opset1"><data transpose_a="false" transpose_b="true"/>
            <input>\(port(0, x))\(port(1, [classes, features]))</input><output>\(port(2, y, type: "FP32"))</output></layer>
            <layer id="3" name="b" type="Const" version="opset1">
            <data element_type="f32" shape="1,1,\(classes)" offset="\(weightBytes)" size="\(classes * 4)"/>
            <output>\(port(0, [1, 1, classes], type: "FP32"))</output></layer>
            <layer id="4" name="sum" type="Add" version="opset1"><data auto_broadcast="numpy"/>
            <input>\(port(0, y))\(port(1, [1, 1, classes]))</input><output>\(port(2, y, type: "FP32"))</output></layer>
            <layer id="5" name="softmax" type="SoftMax" version="opset8"><data axis="-1"/>
            <input>\(port(0, y))</input><output>\(port(1, y, type: "FP32"))</output></layer>
            <layer id="6" name="y" type="Result" version="opset1"><input>\(port(0, y))</input></layer>
            </layers><edges>
            <edge from-layer="0" from-port="0" to-layer="2" to-port="0"/>
            <edge from-layer="1" from-port="0" to-layer="2" to-port="1"/>
            <edge from-layer="2" from-port="2" to-layer="4" to-port="0"/>
            <edge from-layer="3" from-port="0" to-layer="4" to-port="1"/>
            <edge from-layer="4" from-port="2" to-layer="5" to-port="0"/>
            <edge from-layer="5" from-port="1" to-layer="6" to-port="0"/>
            </edges></net>
            """
    }
}
