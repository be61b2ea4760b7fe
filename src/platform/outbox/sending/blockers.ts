import type { CommandRow } from '../database/rows.ts';

/** `behind`: an earlier row is still queued. `past-parked`: an earlier one is parked and holds nothing up. */
export type PlaceInLine = 'free' | 'behind' | 'past-parked';

/**
 * Whether a row has to wait for those that must be sent first. Acknowledged or deleted ones are no longer
 * among the states; a parked one waits for a person, and what follows does not wait with it.
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
