import { expect, it } from 'vitest';
import type { ZoneHistory } from '#contract/time-zone.ts';
import { ReferenceLearner, type Step } from '#tests/support/reference-streak.ts';
import { type History, historyOf } from '#tests/support/streak-histories.ts';
import { addDays } from '../calendar/calendar.ts';
import { localDay } from '../calendar/time-zone.ts';
import { outageDays } from './outage-days.ts';
import { skippedDays } from './skipped-days.ts';
import { NO_STREAK, type StudyDays, walkDays } from './streak.ts';
import { studyDay } from './study-day.ts';

const HISTORIES = 1_000;
const DAYS = 80;

/** What a server that goes by the rules knows of a learner. */
class Learner {
  readonly #zones: { zone: string; earlier: { zone: string; until: number }[] };
  readonly #studied = new Set<string>();
  readonly #skipped: string[] = [];
  readonly #outages: { from: number; to: number }[] = [];
  #lastSkip: number | null = null;

  constructor(zone: string) {
    this.#zones = { zone, earlier: [] };
  }

  get zones(): ZoneHistory {
    return this.#zones;
  }

  see(step: Step): void {
    if (step.kind === 'outage') this.#outages.push(step);
    if (step.kind === 'complete') {
      const { day, counts } = studyDay({ completedAt: step.at, receivedAt: step.seen }, this.#zones);
      if (counts) this.#studied.add(day);
    }
    if (step.kind !== 'move' || step.zone === this.#zones.zone) return;
    const move = { at: step.seen, from: this.#zones.zone, to: step.zone, lastSkip: this.#lastSkip };
    const days = skippedDays(move).filter((day) => !this.#studied.has(day));
    if (days.length > 0) this.#lastSkip = step.seen;
    this.#skipped.push(...days);
    this.#zones.earlier.push({ zone: this.#zones.zone, until: step.seen });
    this.#zones.zone = step.zone;
  }

  daysFrom(from: string, now: number): Omit<StudyDays, 'before'> {
    const to = addDays(localDay(now, this.#zones.zone), 3);
    return {
      from,
      studied: [...this.#studied].filter((day) => day >= from),
      outages: outageDays(this.#outages, this.#zones, { from, to }),
      skipped: this.#skipped,
    };
  }

  get first(): string | null {
    return [...this.#studied].toSorted()[0] ?? null;
  }
}

/** Looks at which the rules and the plain model differ. */
function differences({ seed, zone, steps, looks }: History): string[] {
  const [learner, reference] = [new Learner(zone), new ReferenceLearner(zone)];
  let seen = 0;
  return looks.flatMap((now) => {
    for (let step = steps[seen]; step && step.seen <= now; step = steps[++seen]) {
      learner.see(step);
      reference.see(step);
    }
    const { first } = learner;
    const expected = reference.streakAt(now);
    if (first === null) return expected.length === 0 ? [] : [`${seed}: nothing studied`];
    const today = localDay(now, learner.zones.zone);
    const all = walkDays({ ...learner.daysFrom(first, now), before: NO_STREAK }, today);
    const frozen = all.days.flatMap(({ day, kind }) => (kind === 'frozen' ? day : []));
    // In two parts, as it is when the streak at the end of a month is stored.
    const end = addDays(first, Math.floor(all.days.length / 2));
    const before = all.days.find(({ day }) => day === end)?.state ?? NO_STREAK;
    const parts = walkDays({ ...learner.daysFrom(addDays(end, 1), now), before }, today);
    const wanted = JSON.stringify([expected.length, expected.freezes, expected.longest, expected.frozen]);
    const { length, freezes, longest } = all.state;
    const got = JSON.stringify([length, freezes, longest, frozen]);
    const joined = end < today ? parts.state : all.state;
    return [
      ...(got === wanted ? [] : [`seed ${seed} at ${new Date(now).toISOString()}: ${got}, not ${wanted}`]),
      ...(JSON.stringify(joined) === JSON.stringify(all.state) ? [] : [`seed ${seed}: in two parts`]),
    ];
  });
}

it(`${HISTORIES} histories of learners have the streaks of a plain model`, { timeout: 120_000 }, () => {
  const found: string[] = [];
  for (let seed = 1; seed <= HISTORIES && found.length < 5; seed++)
    found.push(...differences(historyOf(seed, DAYS)));
  expect(found).toEqual([]);
});

it('the histories have all that makes streaks hard', () => {
  const all = Array.from({ length: 50 }, (_, seed) => historyOf(seed + 1, DAYS));
  const steps = all.flatMap((history) => history.steps);
  const count = (test: (step: Step) => boolean) => steps.filter(test).length;
  expect(count(({ kind }) => kind === 'move')).toBeGreaterThan(50);
  expect(count(({ kind }) => kind === 'outage')).toBeGreaterThan(50);
  expect(count((step) => step.kind === 'complete' && step.at > step.seen)).toBeGreaterThan(50);
  expect(count((step) => step.kind === 'complete' && step.seen - step.at > 48 * 3_600_000)).toBeGreaterThan(
    50,
  );
});
