/** Middle of the mouth in the drawing. */
const X = 120;
const Y = 137;
/** Half its width, closed and wide open. */
const WIDE = 13;
const NARROW = 10.5;

const at = (value: number): string => value.toFixed(1);

export interface MouthShape {
  /** Outline of the opening. */
  opening: string;
  /** The upper lip, which is all there is of a closed mouth. */
  lip: string;
}

/** @param open 0: a smile, 1: wide open */
export function mouthShape(open: number): MouthShape {
  const half = WIDE - (WIDE - NARROW) * open;
  // A closed mouth smiles: its corners are above its middle.
  const corner = Y - 3.4 + 2.6 * open;
  const upper = Y + 6 - 7.6 * open;
  const lower = Y + 6 + 19 * open;
  const [left, right] = [at(X - half), at(X + half)];
  const lip = `M${left} ${at(corner)}Q${X} ${at(upper)} ${right} ${at(corner)}`;
  return { lip, opening: `${lip}Q${X} ${at(lower)} ${left} ${at(corner)}Z` };
}
