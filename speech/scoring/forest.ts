import { z } from 'zod/mini';

/**
 * Stored form of boosted regression trees: concatenated, each in the order root, lower branch, higher branch.
 */
export const storedForest = z.object({
  /** Initial prediction before any tree. */
  base: z.number(),
  /** Number of trees. */
  trees: z.number(),
  /** Split values of a feature: [feature][edge], ascending. */
  edges: z.array(z.array(z.number())),
  /** Unit of leaf values, which are integers. */
  step: z.number(),
  /** Base64 of bytes. Per branch: its feature, then the edge below which the lower branch is taken. */
  branches: z.string(),
  /** Base64 of 16-bit little-endian integers: the leaves. */
  leaves: z.string(),
  /** Base64 of bits, lowest first: 1 for a branch, 0 for a leaf, in the order of the trees. */
  shape: z.string(),
});
export type StoredForest = z.infer<typeof storedForest>;

/** Predicts a value from a row of features. */
export type Predictor = (row: readonly number[]) => number;

const LEAF = -1;

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Flattens the trees: each node's lower branch is the next node. */
export function growForest(stored: StoredForest): Predictor {
  const shape = bytesOf(stored.shape);
  const branches = bytesOf(stored.branches);
  const leafBytes = bytesOf(stored.leaves);
  const leaves = new Int16Array(leafBytes.buffer);
  const nodes = branches.length / 2 + leaves.length;
  const feature = new Int16Array(nodes).fill(LEAF);
  const value = new Float64Array(nodes);
  const higher = new Int32Array(nodes);
  const roots: number[] = [];
  let [at, branch, leaf] = [0, 0, 0];
  const readNode = (): void => {
    const node = at++;
    if (((shape[node >> 3] ?? 0) >> (node & 7)) & 1) {
      const column = branches[branch] ?? 0;
      feature[node] = column;
      value[node] = stored.edges[column]?.[branches[branch + 1] ?? 0] ?? 0;
      branch += 2;
      readNode();
      higher[node] = at;
      readNode();
    } else value[node] = (leaves[leaf++] ?? 0) * stored.step;
  };
  for (let tree = 0; tree < stored.trees; tree++) {
    roots.push(at);
    readNode();
  }
  if (at !== nodes) throw new Error(`a forest of ${nodes} nodes has trees of ${at}`);
  return (row) => {
    let sum = stored.base;
    for (const root of roots) {
      let node = root;
      for (let column = feature[node] ?? LEAF; column !== LEAF; column = feature[node] ?? LEAF)
        node = (row[column] ?? 0) < (value[node] ?? 0) ? node + 1 : (higher[node] ?? 0);
      sum += value[node] ?? 0;
    }
    return sum;
  };
}
