import type { StoredForest } from '../scoring/forest.ts';
import { seededRandom } from './random.ts';

/** One training row. */
export interface Example {
  row: readonly number[];
  target: number;
  weight: number;
}

export interface Growth {
  trees: number;
  depth: number;
  rate: number;
  /** Minimum weight of examples in a leaf. */
  leaf: number;
  /** Shares of the examples and features sampled for each tree. */
  examples: number;
  features: number;
  seed: number;
}

const BINS = 32;
const SHRINKAGE = 1;
/** Leaves are stored as whole numbers of this. */
const STEP = 1e-5;

interface Binned {
  edges: number[][];
  /** Per feature: the bin of each example. */
  bins: Uint8Array[];
}

function binned(examples: readonly Example[]): Binned {
  const width = examples[0]?.row.length ?? 0;
  const edges: number[][] = [];
  const bins: Uint8Array[] = [];
  const stride = Math.max(1, Math.floor(examples.length / 20_000));
  for (let column = 0; column < width; column++) {
    const sample = examples.filter((_, i) => i % stride === 0).map(({ row }) => row[column] ?? 0);
    sample.sort((a, b) => a - b);
    const cuts = Array.from({ length: BINS - 1 }, (_, i) =>
      Number((sample[Math.floor(((i + 1) * sample.length) / BINS)] ?? 0).toPrecision(5)),
    );
    const own = [...new Set(cuts)].toSorted((a, b) => a - b);
    edges.push(own);
    bins.push(
      Uint8Array.from(examples, ({ row }) => {
        let bin = 0;
        while (bin < own.length && (row[column] ?? 0) >= (own[bin] ?? 0)) bin++;
        return bin;
      }),
    );
  }
  return { edges, bins };
}

interface Cut {
  column: number;
  edge: number;
}

/** A tree over binned features, while it grows. */
type Node = { value: number } | { bin: Uint8Array; edge: number; low: Node; high: Node };

/** The trees as they will be stored, while they grow. */
class Wood {
  readonly shape: number[] = [];
  readonly branches: number[] = [];
  readonly leaves: number[] = [];

  branch({ column, edge }: Cut): void {
    this.shape.push(1);
    this.branches.push(column, edge);
  }

  leaf(value: number): number {
    const stored = Math.max(-32_768, Math.min(32_767, Math.round(value / STEP)));
    this.shape.push(0);
    this.leaves.push(stored);
    return stored * STEP;
  }

  stored(base: number, trees: number, edges: number[][]): StoredForest {
    const bits = new Uint8Array(Math.ceil(this.shape.length / 8));
    for (const [at, bit] of this.shape.entries()) bits[at >> 3] = (bits[at >> 3] ?? 0) | (bit << (at & 7));
    const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
    return {
      base,
      trees,
      edges,
      step: STEP,
      branches: base64(Uint8Array.from(this.branches)),
      leaves: base64(new Uint8Array(Int16Array.from(this.leaves).buffer)),
      shape: base64(bits),
    };
  }
}

/**
 * Gradient-boosted regression trees for the squared error, each on a sample of the examples and features
 * (Friedman 2002). Deterministic for the same examples and seed.
 */
export function growTrees(examples: readonly Example[], growth: Growth): StoredForest {
  const random = seededRandom(growth.seed);
  const { edges, bins } = binned(examples);
  const weights = Float64Array.from(examples, ({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const base = examples.reduce((sum, { target, weight }) => sum + target * weight, 0) / total;
  const rest = Float64Array.from(examples, ({ target }) => target - base);
  const wood = new Wood();
  const sums = new Float64Array(BINS);
  const masses = new Float64Array(BINS);

  function bestCut(ids: Int32Array, columns: readonly number[], sum: number, mass: number): Cut | null {
    let best = 1e-9;
    let cut: Cut | null = null;
    const whole = (sum * sum) / (mass + SHRINKAGE);
    for (const column of columns) {
      const bin = bins[column] ?? new Uint8Array();
      const cuts = edges[column]?.length ?? 0;
      sums.fill(0);
      masses.fill(0);
      for (let i = 0; i < ids.length; i++) {
        const id = ids[i] ?? 0;
        const at = bin[id] ?? 0;
        const weight = weights[id] ?? 0;
        sums[at] = (sums[at] ?? 0) + weight * (rest[id] ?? 0);
        masses[at] = (masses[at] ?? 0) + weight;
      }
      let [lowSum, lowMass] = [0, 0];
      for (let edge = 0; edge < cuts; edge++) {
        lowSum += sums[edge] ?? 0;
        lowMass += masses[edge] ?? 0;
        if (lowMass < growth.leaf || mass - lowMass < growth.leaf) continue;
        const gain =
          (lowSum * lowSum) / (lowMass + SHRINKAGE) +
          (sum - lowSum) ** 2 / (mass - lowMass + SHRINKAGE) -
          whole;
        if (gain > best) {
          best = gain;
          cut = { column, edge };
        }
      }
    }
    return cut;
  }

  /** Grows one branch over `ids`, and records the corrections of its leaves. */
  function grow(ids: Int32Array, columns: readonly number[], depth: number): Node {
    let [sum, mass] = [0, 0];
    for (const id of ids) {
      sum += (weights[id] ?? 0) * (rest[id] ?? 0);
      mass += weights[id] ?? 0;
    }
    const cut = depth === 0 || mass < 2 * growth.leaf ? null : bestCut(ids, columns, sum, mass);
    if (cut === null) return { value: wood.leaf((growth.rate * sum) / (mass + SHRINKAGE)) };
    wood.branch(cut);
    const bin = bins[cut.column] ?? new Uint8Array();
    const [low, high] = [new Int32Array(ids.length), new Int32Array(ids.length)];
    let [lows, highs] = [0, 0];
    for (const id of ids) {
      if ((bin[id] ?? 0) <= cut.edge) low[lows++] = id;
      else high[highs++] = id;
    }
    return {
      bin,
      edge: cut.edge,
      low: grow(low.subarray(0, lows), columns, depth - 1),
      high: grow(high.subarray(0, highs), columns, depth - 1),
    };
  }

  function correct(root: Node): void {
    for (let id = 0; id < rest.length; id++) {
      let node = root;
      while ('bin' in node) node = (node.bin[id] ?? 0) <= node.edge ? node.low : node.high;
      rest[id] = (rest[id] ?? 0) - node.value;
    }
  }

  const everything = Int32Array.from(examples, (_, id) => id);
  for (let tree = 0; tree < growth.trees; tree++) {
    const shown = everything.filter(() => random() < growth.examples);
    const columns = edges.flatMap((_, column) => (random() < growth.features ? [column] : []));
    correct(grow(shown, columns, growth.depth));
  }
  return wood.stored(base, growth.trees, edges);
}
