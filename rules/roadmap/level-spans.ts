import { COURSE_LEVELS } from '#contract/course.ts';

export interface LevelSpan {
  level: number;
  /** Bands, about; null: no English yet. */
  from: number | null;
  to: number;
  /** Hours of study with full attention, a range that most learners fall into; no figure measured here. */
  hours: readonly [number, number];
}

/** What each level of the courses leads from and to, from the first to the last. */
export const LEVEL_SPANS = [
  { level: COURSE_LEVELS['Pre-Foundation'], from: null, to: 3, hours: [120, 180] },
  { level: COURSE_LEVELS.Foundation, from: 3, to: 4.5, hours: [150, 200] },
  { level: COURSE_LEVELS.Intermediate, from: 4.5, to: 6, hours: [200, 300] },
  { level: COURSE_LEVELS['Upper-Intermediate'], from: 6, to: 7, hours: [200, 300] },
  { level: COURSE_LEVELS.Advanced, from: 7, to: 8, hours: [250, 400] },
] as const satisfies readonly LevelSpan[];

/** Hours for one band, in the span that a band lies in; past the last one it goes on as steeply. */
const SLOPES = LEVEL_SPANS.map(({ from, to, hours }) => ({
  from: from ?? 0,
  to,
  perBand: (hours[0] + hours[1]) / 2 / (to - (from ?? 0)),
}));
const LAST = SLOPES.at(-1)?.perBand ?? 0;
const TOP = 9;

const steps = () => [...SLOPES, { from: SLOPES.at(-1)?.to ?? TOP, to: TOP, perBand: LAST }];

/** Hours of study from one band to another, by the middles of the ranges; none where there is nothing to gain. */
export function hoursBetween(from: number, to: number): number {
  return steps().reduce((sum, step) => {
    const gained = Math.min(to, step.to) - Math.max(from, step.from);
    return gained > 0 ? sum + gained * step.perBand : sum;
  }, 0);
}

/** The band that so many hours lead to, in whole halves, rounded down: what can be counted on rather than hoped for. */
export function bandAfter(from: number, hours: number): number {
  let left = hours;
  let band = from;
  for (const step of steps()) {
    if (band >= step.to) continue;
    const gained = Math.min(step.to - band, left / step.perBand);
    band += gained;
    left -= gained * step.perBand;
  }
  // A sum of steps such as 5.9999999 stands for 6.
  return Math.max(from, Math.floor(band * 2 + 1e-6) / 2);
}
