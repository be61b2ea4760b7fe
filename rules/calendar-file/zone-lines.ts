import { offsetAt } from '../calendar/time-zone.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const offsetMinutes = (at: number, zone: string): number => Math.round(offsetAt(at, zone) / MINUTE_MS);

/** Years of changes of the clocks that are written down; afterwards the last one stays. */
const YEARS = 10;

const two = (value: number): string => String(value).padStart(2, '0');

/** `+0700` */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** `20261123T200000`. `at`: milliseconds since 1970. */
export const dateTime = (at: number): string =>
  new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** The first minute with another offset than at `from`; the offsets at the two ends differ. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = offsetMinutes(from, zone);
  let [low, high] = [from, to];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMinutes(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

/**
 * A zone as a VTIMEZONE (RFC 5545, 3.6.5): its offset now, and each change of the clocks in the coming years.
 * @param now milliseconds since 1970
 */
export function zoneLines(zone: string, now: number): string[] {
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const first = offsetMinutes(start, zone);
  const lines = observance('STANDARD', '19700101T000000', first, first);
  let before = first;
  for (let week = 1; week <= YEARS * 53; week++) {
    const to = start + week * WEEK_MS;
    const offset = offsetMinutes(to, zone);
    if (offset === before) continue;
    const at = changeBetween(to - WEEK_MS, to, zone);
    const kind = offset > before ? 'DAYLIGHT' : 'STANDARD';
    lines.push(...observance(kind, dateTime(at + before * MINUTE_MS), before, offset));
    before = offset;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'];
}
