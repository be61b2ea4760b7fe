import { COURSE_LEVELS } from '#contract/course.ts';

export interface LevelSpan {
  level: number;
  /** Approximate bands; null: no English yet. */
  from: number | null;
  to: number;
  /** Typical range of hours of focused study; not measured here. */
  hours: readonly [number, number];
}

/** The span of bands of each course level, from the first to the last. */
export const LEVEL_SPANS = [
  { level: COURSE_LEVELS['Pre-Foundation'], from: null, to: 3, hours: [120, 180] },
  { level: COURSE_LEVELS.Foundation, from: 3, to: 4.5, hours: [150, 200] },
  { level: COURSE_LEVELS.Intermediate, from: 4.5, to: 6, hours: [200, 300] },
  { level: COURSE_LEVELS['Upper-Intermediate'], from: 6, to: 7, hours: [200, 300] },
  { level: COURSE_LEVELS.Advanced, from: 7, to: 8, hours: [250, 400] },
] as const satisfies readonly LevelSpan[];

/** Hours per band in each span; the last one also applies beyond it. */
const SLOPES = LEVEL_SPANS.map(({ from, to, hours }) => ({
  from: from ?? 0,
  to,
  perBand: (hours[0] + hours[1]) / 2 / (to - (from ?? 0)),
}));
const LAST = SLOPES.at(-1)?.perBand ?? 0;
const TOP = 9;

const steps = () => [...SLOPES, { from: SLOPES.at(-1)?.to ?? TOP, to: TOP, perBand: LAST }];

/** Hours of study from one band to another, by the middle of the ranges; 0 if there is nothing to gain. */
export function hoursBetween(from: number, to: number): number {
  return steps().reduce((sum, step) => {
    const gained = Math.min(to, step.to) - Math.max(from, step.from);
    return gained > 0 ? sum + gained * step.perBand : sum;
  }, 0);
}

/** The band reached after this many hours, rounded down to halves as a conservative estimate. */
export function bandAfter(from: number, hours: number): number {
  let left = hours;
  let band = from;
  for (const step of steps()) {
    if (band >= step.to) continue;
    const gained = Math.min(step.to - band, left / step.perBand);
    band += gained;
    left -= gained * step.perBand;
  }
  // Tolerance for rounding errors, such as 5.9999999 for 6.
  return Math.max(from, Math.floor(band * 2 + 1e-6) / 2);
}
