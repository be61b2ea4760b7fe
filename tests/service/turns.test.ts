import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays } from '#rules/calendar/calendar.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import { questionCardId } from '#rules/notebook/card-id.ts';
import { streakNow } from '#server/areas/course-learning/streak-now.ts';
import { learners } from '#server/db/schema-account.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { wrongAnswers } from '../support/key-answers.ts';
import { shiftClock } from '../support/shift-clock.ts';
import { STARTER } from '../support/starter.ts';
import { courseCalls, HOUR } from './course-calls.ts';
import { activeLearner, type TestLearner } from './learner.ts';
import { notebookOf } from './notebook-calls.ts';
import { startService } from './service.ts';

const QUESTION = `${STARTER.practice}.1`;
const CARD = questionCardId(STARTER.practice, QUESTION);

/** When a day, a month or a year is about to turn for a learner, whose zone is the server's, too. */
describe.each([
  ['five minutes to midnight', '2026-12-09T23:55:00+07:00', 'Asia/Ho_Chi_Minh'],
  ['the turn of a month', '2027-02-28T23:57:00+07:00', 'Asia/Ho_Chi_Minh'],
  ['the turn of a year', '2026-12-31T23:57:00+07:00', 'Asia/Ho_Chi_Minh'],
  // Three minutes later it is three o'clock.
  ['the night in which summer time begins', '2027-03-14T01:57:00-05:00', 'America/New_York'],
])('at %s', async (_name, at, zone) => {
  const offset = Date.parse(at) - Date.now();
  const service = await startService({ clockOffset: offset });
  const { db } = service.platform;
  const { complete, studied } = courseCalls(service);
  const { post, clock, read, review } = notebookOf(service);
  let reset: () => void;
  beforeAll(() => {
    vi.stubEnv('TZ', zone);
    reset = shiftClock(offset);
  });
  afterAll(() => {
    reset();
    vi.unstubAllEnvs();
  });

  async function learnerThere(): Promise<TestLearner> {
    const learner = await activeLearner(service);
    const { token } = learner;
    expect((await service.put('/profile/time-zone', { token, body: { time_zone: zone } })).status).toBe(200);
    return learner;
  }
  const studyOf = ({ id }: TestLearner) =>
    db
      .select({ day: studyEvents.day, counts: studyEvents.counts })
      .from(studyEvents)
      .where(eq(studyEvents.learner_id, id))
      .orderBy(studyEvents.day);
  const today = () => localDay(Date.now(), zone);

  it('the server and its database have that time', async () => {
    const { id } = await learnerThere();
    const [row] = await db.select({ at: learners.created_at }).from(learners).where(eq(learners.id, id));
    expect(Math.abs((row?.at.getTime() ?? 0) - Date.parse(at))).toBeLessThan(120_000);
    expect(Date.now() - Date.parse(at)).toBeGreaterThanOrEqual(0);
  });

  async function miss(learner: TestLearner, daysAgo: number): Promise<void> {
    const attempt = { attempt_id: randomUUID(), practice_id: STARTER.practice };
    const stored = await db.query.questions.findFirst({ where: (row, { eq: is }) => is(row.id, QUESTION) });
    if (!stored) throw new Error(`there is no ${QUESTION}`);
    const [answer] = wrongAnswers(stored);
    await post(learner, '/practice/update-single-answer', {
      ...attempt,
      ...clock(daysAgo),
      question_id: QUESTION,
      answer,
    });
    const sent = await post(learner, '/practice/submit', { ...attempt, ...clock(daysAgo) });
    expect(sent.status).toBe(200);
  }

  it('a mistake waits a day', async () => {
    const learner = await learnerThere();
    await miss(learner, 0);
    expect((await read(learner)).today).toBe(0);
  });

  it('a mistake of the day before is of today until it is known, and then the day counts', async () => {
    const learner = await learnerThere();
    await miss(learner, 1);
    expect((await read(learner)).today).toBe(1);
    expect((await review(learner, 1, { card_id: CARD })).status).toBe(200);
    expect((await read(learner)).today).toBe(1);
    const before = (await studyOf(learner)).length;
    expect((await review(learner, 4, { card_id: CARD })).status).toBe(200);
    expect((await read(learner)).today).toBe(0);
    expect((await studyOf(learner)).length).toBe(before + 1);
    expect((await studyOf(learner)).at(-1)).toEqual({ day: today(), counts: true });
  });

  it('what was studied counts for the day on which it was', async () => {
    const learner = await learnerThere();
    const yesterday = addDays(today(), -1);
    await studied(learner, [addDays(today(), -2)]);
    // Where the clock goes forward an hour is missing, so a day earlier is still the day before.
    await complete(learner, 'phieu', { at: Date.now() - 24 * HOUR });
    await complete(learner, 'on-tap');
    expect((await studyOf(learner)).slice(-2)).toEqual([
      { day: yesterday, counts: true },
      { day: today(), counts: true },
    ]);
    expect((await streakNow(db, learner.id, Date.now())).length).toBe(3);
  });
});
