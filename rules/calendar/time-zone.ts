import type { ZoneHistory } from '#contract/time-zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** More formats than there are zones; names differ in case, too. */
const FORMATS_KEPT = 700;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a `RangeError` for a zone that this engine does not know. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= FORMATS_KEPT) formats.clear();
  formats.set(zone, format);
  return format;
}

/** Whether this engine knows a zone of that name. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What clocks in a zone show at an instant, as the milliseconds at which clocks in Greenwich show the same. */
function shownAt(ms: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** How far clocks in a zone are ahead of Greenwich at an instant, milliseconds. */
export const offsetAt = (ms: number, zone: string): number =>
  shownAt(ms, zone) - Math.floor(ms / 1000) * 1000;

/** ISO date in a zone at an instant (milliseconds since 1970). */
export const localDay = (ms: number, zone: string): string =>
  new Date(shownAt(ms, zone)).toISOString().slice(0, 10);

/** Time of day in a zone at an instant, `00:00` to `23:59`. */
export const localTime = (ms: number, zone: string): string =>
  new Date(shownAt(ms, zone)).toISOString().slice(11, 16);

/** Time of day in a zone at an instant: minutes since its clocks showed midnight, 0 to 1439. */
export function localMinutes(ms: number, zone: string): number {
  const shown = new Date(shownAt(ms, zone));
  return shown.getUTCHours() * 60 + shown.getUTCMinutes();
}

/**
 * The instant at which clocks in a zone show a time of day, milliseconds since 1970. Of a time shown twice the first
 * one; a time that is skipped counts from before the gap, so it is as much later as the clocks jump.
 * @param day ISO date
 * @param minutes since midnight
 */
export function instantOf(day: string, minutes: number, zone: string): number {
  const shown = Date.parse(day) + minutes * MINUTE_MS;
  // A zone changes its clocks at most once in two days, so these are the offsets before and after.
  const before = shown - offsetAt(shown - DAY_MS, zone);
  const after = shown - offsetAt(shown + DAY_MS, zone);
  const matching = [before, after].filter((ms) => shownAt(ms, zone) === shown);
  return matching.length > 0 ? Math.min(...matching) : before;
}

/** Whether clocks in two zones show the same for a year from an instant on: what changes them changes nothing. */
export function haveSameClock(one: string, other: string, from: number): boolean {
  if (one === other) return true;
  for (let week = 0; week <= 52; week++) {
    const at = from + week * 7 * DAY_MS;
    if (offsetAt(at, one) !== offsetAt(at, other)) return false;
  }
  return true;
}

/** The learner's zone at an instant. */
export const zoneAt = ({ zone, earlier }: ZoneHistory, at: number): string =>
  earlier.find(({ until }) => at < until)?.zone ?? zone;
