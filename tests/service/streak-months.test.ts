import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { streakNow } from '#server/areas/course-learning/streak-now.ts';
import { streakMonths, studyEvents } from '#server/db/schema-study.ts';
import { addOutage, removeOutage } from '../../operator/outages.ts';
import { newPhone } from '../support/new-phone.ts';
import { courseCalls } from './course-calls.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const { studied } = courseCalls(service);
const now = Date.now();
const today = vietnamDay(now);
const DAYS = 200;
/** Missed by everybody here: four days in a row, more than freezes keep, long ago. */
const MISSED = Array.from({ length: 4 }, (_, at) => addDays(today, -120 - at));

const monthsOf = ({ id }: TestLearner) =>
  db.select().from(streakMonths).where(eq(streakMonths.learner_id, id)).orderBy(streakMonths.day);
const lengthOf = async ({ id }: TestLearner) => (await streakNow(db, id, now)).length;

/** A learner who has studied every day but some; their months are stored. */
async function diligent(missed: readonly string[] = MISSED): Promise<TestLearner> {
  const learner = await registerLearner(service, newPhone());
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, -at));
  await studied(
    learner,
    days.filter((day) => !missed.includes(day)),
    null,
  );
  await lengthOf(learner);
  return learner;
}

describe('the streaks at the ends of months', () => {
  it('are stored by the first who needs them, and change nothing', async () => {
    const learner = await diligent();
    expect(await lengthOf(learner)).toBe(120);
    const months = await monthsOf(learner);
    expect(months.length).toBeGreaterThanOrEqual(4);
    expect(months.every(({ day }) => addDays(day, 1).endsWith('-01') && day < addDays(today, -34))).toBe(
      true,
    );
    await db.delete(streakMonths).where(eq(streakMonths.learner_id, learner.id));
    const lengths = await Promise.all(Array.from({ length: 8 }, () => lengthOf(learner)));
    expect(new Set(lengths)).toEqual(new Set([120]));
    expect(await monthsOf(learner)).toEqual(months);
  });

  it('follow days that become known long afterwards', async () => {
    const learner = await diligent();
    await studied(learner, MISSED, null);
    expect(await lengthOf(learner)).toBe(DAYS);
    await db.delete(studyEvents).where(eq(studyEvents.day, MISSED[0] ?? ''));
    // One missed day: a freeze keeps it.
    expect(await lengthOf(learner)).toBe(DAYS - 1);
  });

  it('follow an outage that is recorded long afterwards, and taken back', async () => {
    const learner = await diligent();
    const [last = '', , , first = ''] = MISSED;
    const outage = await addOutage(db, {
      from: new Date(`${first}T00:00:00+07:00`),
      to: new Date(`${addDays(last, 1)}T00:00:00+07:00`),
    });
    const repaired = await streakNow(db, learner.id, now);
    expect(repaired.length).toBe(DAYS - MISSED.length);
    await removeOutage(db, outage.id);
    expect(await lengthOf(learner)).toBe(120);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
