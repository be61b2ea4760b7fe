import type { CommandRow } from '../database/rows.ts';

/** `behind`: something earlier still waits. `past-parked`: what was earlier is parked and holds nothing up. */
export type PlaceInLine = 'free' | 'behind' | 'past-parked';

/**
 * Whether a row has to wait for those that go first. One that was acknowledged or deleted is not among the states any
 * more; one that is parked waits for a person, and what follows does not wait with it.
 * @param states of the rows on this device, by command id
 */
export function placeInLine(
  after: readonly string[],
  states: ReadonlyMap<string, CommandRow['state']>,
): PlaceInLine {
  const before = after.map((id) => states.get(id));
  if (before.includes('queued')) return 'behind';
  return before.includes('parked') ? 'past-parked' : 'free';
}
