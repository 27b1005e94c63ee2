/** Inner node: feature, threshold, then the nodes for “not above” and “above”; a leaf is its value alone. */
export type Tree = {
  at: Int16Array;
  from: Float32Array;
  low: Int16Array;
  high: Int16Array;
  leaf: Float32Array;
};
/** Boosted trees: for each class a starting score and its trees. */
export type Forest = {
  names: readonly string[];
  classes: readonly string[];
  start: readonly number[];
  trees: Tree[][];
};

function leafOf(tree: Tree, row: Float32Array): number {
  let node = 0;
  for (;;) {
    const feature = tree.at[node] ?? -1;
    if (feature < 0) return tree.leaf[node] ?? 0;
    const above = (row[feature] ?? 0) > (tree.from[node] ?? 0);
    node = (above ? tree.high[node] : tree.low[node]) ?? 0;
  }
}

/** Cells in the order of the forest; what was not observed is 0. */
export function rowFor(
  forest: Pick<Forest, "names">,
  observed: Readonly<Record<string, number>>,
): Float32Array {
  return Float32Array.from(forest.names, (name) => observed[name] ?? 0);
}

/** Chance of each class, in their order; sums to 1. */
export function chancesOf(forest: Forest, row: Float32Array): number[] {
  const scores = forest.classes.map(
    (_, at) =>
      (forest.start[at] ?? 0) + (forest.trees[at] ?? []).reduce((sum, tree) => sum + leafOf(tree, row), 0),
  );
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

/**
 * Reads a forest from its text: names, starting scores, then the number of each class and its trees. Nodes stand
 * in preorder: `feature:threshold` for an inner node, `=value` for a leaf.
 */
export function readForest(classes: readonly string[], text: string): Forest {
  const [names = "", start = "", ...lines] = text.trim().split("\n");
  const trees: Tree[][] = classes.map(() => []);
  for (const line of lines) {
    const [at = "0", ...own] = line.trim().split(" ; ");
    trees[Number(at)] = own.map((tree) => readTree(tree.split(" ")));
  }
  return { names: names.trim().split(" "), classes, start: start.trim().split(" ").map(Number), trees };
}

function readTree(nodes: readonly string[]): Tree {
  const size = nodes.length;
  const tree: Tree = {
    at: new Int16Array(size).fill(-1),
    from: new Float32Array(size),
    low: new Int16Array(size),
    high: new Int16Array(size),
    leaf: new Float32Array(size),
  };
  let next = 0;
  const read = (): number => {
    const own = next;
    next += 1;
    const node = nodes[own] ?? "=0";
    if (node.startsWith("=")) {
      tree.leaf[own] = Number(node.slice(1));
      return own;
    }
    const [feature = "0", from = "0"] = node.split(":");
    tree.at[own] = Number(feature);
    tree.from[own] = Number(from);
    tree.low[own] = read();
    tree.high[own] = read();
    return own;
  };
  if (size > 0) read();
  return tree;
}

/** The text of a forest, as `readForest` reads it; thresholds and values are rounded. */
export function writeForest({ names, start, trees }: Forest): string {
  const short = (value: number): string => String(Number(value.toPrecision(3)));
  const nodesOf = (tree: Tree, node: number): string[] => {
    const feature = tree.at[node] ?? -1;
    if (feature < 0) return [`=${short(tree.leaf[node] ?? 0)}`];
    return [
      `${feature}:${String(Number((tree.from[node] ?? 0).toPrecision(5)))}`,
      ...nodesOf(tree, tree.low[node] ?? 0),
      ...nodesOf(tree, tree.high[node] ?? 0),
    ];
  };
  return [
    names.join(" "),
    start.map(short).join(" "),
    ...trees.map((own, at) => [at, ...own.map((tree) => nodesOf(tree, 0).join(" "))].join(" ; ")),
  ].join("\n");
}
