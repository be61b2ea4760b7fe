import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, lastDayOfMonth } from '#rules/calendar/calendar.ts';
import { streakOf } from '#rules/streak/streak.ts';
import { streakNow } from '#server/areas/course-learning/streak-now.ts';
import { studyMonth } from '#server/areas/course-learning/study-month.ts';
import { learners } from '#server/db/schema-account.ts';
import { outages } from '#server/db/schema-study.ts';
import { changeTimeZone } from '#server/domain/learner/time-zone.ts';
import { recordStudy } from '#server/domain/study/study-events.ts';
import { newPhone } from '../support/new-phone.ts';
import { ReferenceLearner, type Step } from '../support/reference-streak.ts';
import { historyOf } from '../support/streak-histories.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const HISTORIES = 20;
const DAYS = 150;

async function addLearner(time_zone: string): Promise<string> {
  const id = randomUUID();
  await db.insert(learners).values({ id, phone: newPhone(), full_name: 'Minh', registration: {}, time_zone });
  return id;
}

async function see(id: string, step: Step): Promise<void> {
  switch (step.kind) {
    case 'complete': {
      const at = new Date(Math.min(step.at, step.seen));
      const completed = { learnerId: id, subject: step.subject, courseId: null, minutes: 5, at };
      return db.transaction((tx) => recordStudy(tx, completed, step.seen));
    }
    case 'move':
      await changeTimeZone(db, id, step.zone, new Date(step.seen));
      return;
    case 'outage':
      await db
        .insert(outages)
        .values({ from_at: new Date(step.from), to_at: new Date(step.to), found_by: 'operator' });
  }
}

/** What the server says at a moment, by the current streak and by a month. */
async function streakOfServer(id: string, now: number) {
  const answer = await streakNow(db, id, now);
  const { from, days: studied, before, freezes_before, longest_before, outages: down, skipped } = answer;
  const state = { length: before, freezes: freezes_before, longest: longest_before };
  const streak = streakOf({ from, before: state, studied, outages: down, skipped }, answer.today);
  expect(streak.length).toBe(answer.length);
  return { ...streak, today: answer.today };
}

describe('the server', () => {
  it.each(Array.from({ length: HISTORIES }, (_, at) => 5_000 + at))(
    'says of history %i what a plain model says',
    async (seed) => {
      await db.delete(outages);
      const { zone, steps, looks } = historyOf(seed, DAYS);
      const [id, reference] = [await addLearner(zone), new ReferenceLearner(zone)];
      let seen = 0;
      for (const now of looks) {
        for (let step = steps[seen]; step && step.seen <= now; step = steps[++seen]) {
          await see(id, step);
          reference.see(step);
        }
        const { length, freezes, longest, frozen } = reference.streakAt(now);
        const today = reference.todayAt(now);
        expect(await streakOfServer(id, now), `at ${new Date(now).toISOString()}`).toMatchObject({
          today,
          length,
          freezes,
          longest,
        });
        // An earlier month, which may not have been read before.
        const month = addDays(today, -50).slice(0, 7);
        const { days } = await studyMonth(db, id, month, now);
        const inMonth = (day: string) => day >= `${month}-01` && day <= lastDayOfMonth(month);
        const daysOf = (kind: string) => days.flatMap((day) => (day.kind === kind ? day.day : []));
        expect(daysOf('studied')).toEqual([...reference.studied].filter(inMonth).toSorted());
        expect(daysOf('frozen')).toEqual(frozen.filter(inMonth));
      }
    },
  );
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
