import type { ZoneHistory } from '#contract/time-zone.ts';
import { addDays, earlierOf, laterOf } from '../calendar/calendar.ts';
import { instantOf, localDay, zoneAt } from '../calendar/time-zone.ts';

/** How long the site must have been down on a day, all outages together, to keep streaks: 3 hours. */
const OUTAGE_MS = 3 * 3_600_000;

/** A time during which the site was down, milliseconds since 1970. */
export interface Outage {
  from: number;
  to: number;
}

/** Joins outages that overlap, so that one told twice counts once. */
function joined(outages: readonly Outage[]): Outage[] {
  const all: Outage[] = [];
  for (const { from, to } of outages.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/**
 * The days, where the learner was, on which the site was down for long enough to keep their streak.
 * @param between first and last ISO date to look at
 */
export function outageDays(
  outages: readonly Outage[],
  zones: ZoneHistory,
  between: { from: string; to: string },
): string[] {
  const down = new Map<string, number>();
  for (const outage of joined(outages)) {
    const zone = zoneAt(zones, outage.from);
    const [first, last] = [localDay(outage.from, zone), localDay(outage.to, zone)];
    const end = earlierOf(last, between.to);
    for (let day = laterOf(first, between.from); day <= end; day = addDays(day, 1)) {
      const begin = Math.max(outage.from, instantOf(day, 0, zone));
      const length = Math.min(outage.to, instantOf(addDays(day, 1), 0, zone)) - begin;
      if (length > 0) down.set(day, (down.get(day) ?? 0) + length);
    }
  }
  return [...down].flatMap(([day, length]) => (length >= OUTAGE_MS ? day : [])).toSorted();
}
