/**
 * A random index into a list of `count`, never the previous one, so that each press shows something new.
 * @param last the previous index, or null
 * @param chance random number, at least 0 and below 1
 */
export function drawOther(count: number, last: number | null, chance: number): number {
  if (count <= 1 || last === null) return Math.floor(chance * count);
  const index = Math.floor(chance * (count - 1));
  return index < last ? index : index + 1;
}
