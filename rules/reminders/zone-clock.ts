/** What a clock on the wall shows. */
export interface WallClock {
  /** ISO date. */
  day: string;
  /** `HH:MM`, from `00:00` to `23:59`. */
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** Day and time in a zone, such as `Asia/Ho_Chi_Minh`. `at`: milliseconds since 1970. */
export function wallClock(at: number, zone: string): WallClock {
  const [day = '', time = ''] = formatOf(zone).format(at).split(' ');
  return { day, time };
}

/** Minutes that the zone's clocks are ahead of UTC. */
export function offsetMinutes(at: number, zone: string): number {
  const { day, time } = wallClock(at, zone);
  return Math.round((Date.parse(`${day}T${time}Z`) - at) / 60_000);
}
