typedef struct YGNode *YGNodeRef;
typedef struct { float value; int unit; } YGValue;

typedef enum YGEdge { YGEdgeLeft, YGEdgeTop, YGEdgeRight, YGEdgeBottom, YGEdgeStart, YGEdgeEnd, YGEdgeHorizontal, YGEdgeVertical, YGEdgeAll } YGEdge;

void YGNodeStyleSetMargin(YGNodeRef node, YGEdge edge, float points);
