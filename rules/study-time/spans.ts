/** From when to when something was in use, milliseconds since 1970. */
export type Span = readonly [from: number, to: number];

const byBegin = ([one]: Span, [other]: Span): number => one - other;

/** The same time in as few spans as possible, in order: what overlaps counts once. */
export function joined(spans: readonly Span[]): Span[] {
  const whole: [number, number][] = [];
  for (const [from, to] of spans.filter(([begin, end]) => end > begin).toSorted(byBegin)) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}

/** What of the spans lies outside the taken ones. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  const busy = joined(taken);
  return joined(spans).flatMap(([from, to]) => {
    const free: Span[] = [];
    let begin = from;
    for (const [busyFrom, busyTo] of busy) {
      if (busyTo <= begin || busyFrom >= to) continue;
      if (busyFrom > begin) free.push([begin, busyFrom]);
      begin = Math.max(begin, busyTo);
    }
    return begin < to ? [...free, [begin, to] as const] : free;
  });
}

/** The first so many milliseconds of the spans. */
export function firstOf(spans: readonly Span[], length: number): Span[] {
  let left = length;
  return joined(spans).flatMap(([from, to]): Span[] => {
    const taken = Math.min(left, to - from);
    left -= taken;
    return taken > 0 ? [[from, from + taken]] : [];
  });
}

/** Milliseconds, what overlaps once. */
export const lengthOf = (spans: readonly Span[]): number =>
  joined(spans).reduce((sum, [from, to]) => sum + to - from, 0);
