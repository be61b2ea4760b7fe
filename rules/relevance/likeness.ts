/** How much words say, and how alike they are by the company they keep. */
export interface Likeness {
  /** How much a word tells, 0–1. */
  weightOf: (word: string) => number;
  /** How alike two words are, 0–1. */
  alike: (one: string, other: string) => number;
  /** The direction in which words point together, of length 1. */
  directionOf: (words: readonly string[]) => Float32Array;
}

/** Cosine of the angle between two directions of length 1. */
export const closenessOf = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** A direction without what it has in common with another, so that all texts' common part does not make them alike. */
export function withoutCommon(direction: Float32Array, common: Float32Array): Float32Array {
  const shared = closenessOf(direction, common);
  const rest = direction.map((value, at) => value - shared * (common[at] ?? 0));
  const length = Math.hypot(...rest) || 1;
  return rest.map((value) => value / length);
}
