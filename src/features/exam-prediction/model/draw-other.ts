/**
 * A place in a list of `count`, never the one drawn before, so that each press shows something new.
 * @param last the place drawn before, or null
 * @param chance 0 to below 1
 */
export function drawOther(count: number, last: number | null, chance: number): number {
  if (count <= 1 || last === null) return Math.floor(chance * count);
  const place = Math.floor(chance * (count - 1));
  return place < last ? place : place + 1;
}
