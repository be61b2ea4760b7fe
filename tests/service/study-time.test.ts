import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { studyEvents, studyTimes } from '#server/db/schema-study.ts';
import { STARTER } from '../support/starter.ts';
import { courseCalls } from './course-calls.ts';
import { activeLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const { read } = courseCalls(service);

const MINUTE = 60_000;
const NOW = Date.now();
const TODAY = vietnamDay(NOW);
/** Yesterday's noon in Vietnam: no span of a test crosses midnight. */
const NOON = Date.parse(`${addDays(TODAY, -1)}T12:00:00+07:00`);
const ago = (from: number, to: number): [number, number] => [NOON - from * MINUTE, NOON - to * MINUTE];
const SHEET = `section:${STARTER.lesson}/phieu`;
const REVISE = `section:${STARTER.lesson}/on-tap`;

const send = (
  { token }: Pick<TestLearner, 'token'>,
  used: { subject: string; spans: [number, number][] }[] | undefined,
  { section_id = 'phieu', key = randomUUID() as string, skew = 0 } = {},
) =>
  service.post(`/ielts/lessons/${STARTER.lesson}/update-progress`, {
    token,
    key,
    body: { section_id, status: 2, at: NOW - skew, skew, ...(used && { used }) },
  });

const secondsOf = async (learner: TestLearner): Promise<Record<string, number>> => {
  const rows = await db.select().from(studyTimes).where(eq(studyTimes.learner_id, learner.id));
  return Object.fromEntries(rows.map(({ subject, seconds }) => [subject, seconds]));
};

describe('measured time', () => {
  it('is none without a measurement, whatever is planned', async () => {
    const learner = await activeLearner(service);
    expect((await send(learner, undefined)).status).toBe(200);
    expect(await secondsOf(learner)).toEqual({});
    const facts = await read(ENDPOINTS.roadmap.roadmap, learner);
    expect(facts).toMatchObject({ minutes_this_week: 0, today: { done: [{ subject: SHEET }], times: [] } });
  });

  it('is the time that was measured, at most what is planned', async () => {
    const learner = await activeLearner(service);
    await send(learner, [{ subject: SHEET, spans: [ago(200, 197), ago(190, 189)] }]);
    expect(await secondsOf(learner)).toEqual({ [SHEET]: 240 });
    // The sheet is planned to take eight minutes.
    await send(learner, [{ subject: SHEET, spans: [ago(180, 120)] }]);
    expect(await secondsOf(learner)).toEqual({ [SHEET]: 480 });
  });

  it('counts once, sent again or by two devices at once', async () => {
    const learner = await activeLearner(service);
    const key = randomUUID();
    const used = [{ subject: SHEET, spans: [ago(200, 198)] }];
    await send(learner, used, { key });
    expect((await send(learner, used, { key })).status).toBe(200);
    // As a device before time was measured would send it, or one that goes through an older server.
    expect((await send(learner, undefined, { key })).status).toBe(200);
    await send(learner, used);
    await Promise.all([
      send(learner, [{ subject: SHEET, spans: [ago(199, 196)] }]),
      send(learner, [{ subject: SHEET, spans: [ago(197, 195)] }]),
    ]);
    expect(await secondsOf(learner)).toEqual({ [SHEET]: 300 });
  });

  it('is the server’s time, where a device’s clock is an hour slow', async () => {
    const learner = await activeLearner(service);
    await send(learner, [{ subject: SHEET, spans: [ago(200, 198)] }]);
    await send(learner, [{ subject: SHEET, spans: [ago(259, 257)] }], { skew: 60 * MINUTE });
    expect(await secondsOf(learner)).toEqual({ [SHEET]: 180 });
  });

  it('of questions counts once something was answered', async () => {
    const learner = await activeLearner(service);
    const used = [{ subject: REVISE, spans: [ago(200, 197)] }];
    await send(learner, used, { section_id: 'on-tap' });
    expect(await secondsOf(learner)).toEqual({});
    await db.execute(sql`
      insert into revise_answers (learner_id, revise_id, question_id, answer, marks_won, at)
      select ${learner.id}::uuid, exercise_id, id, '{"type_code":"free_text","text":"a"}', 0, now()
      from questions where exercise_id = (select section ->> 'module_id' from lessons,
        jsonb_array_elements(sections) section where lessons.id = ${STARTER.lesson} and section ->> 'id' = 'on-tap')
      limit 1`);
    await send(learner, used, { section_id: 'on-tap' });
    expect(await secondsOf(learner)).toEqual({ [REVISE]: 180 });
  });

  it('of what is not known, or still to come, does not count, and refuses no work', async () => {
    const learner = await activeLearner(service);
    const future: [number, number] = [NOW + 60 * MINUTE, NOW + 90 * MINUTE];
    const used = [
      { subject: 'section:no/lesson', spans: [ago(9, 3)] },
      { subject: 'tostring:x', spans: [ago(9, 3)] },
      { subject: 'notebook:reviews', spans: [ago(9, 3)] },
      { subject: SHEET, spans: [future, ago(1, 5)] },
    ];
    expect((await send(learner, used)).status).toBe(200);
    expect(await secondsOf(learner)).toEqual({});
  });

  it('is the same on every page; minutes from before it was measured are said to be estimates', async () => {
    const justNow = Math.max(Date.parse(`${TODAY}T00:00:00+07:00`), NOW - 20 * MINUTE);
    const learner = await activeLearner(service);
    await send(learner, [{ subject: SHEET, spans: [[justNow, justNow + 3 * MINUTE]] }]);
    const before = { minutes: 3, estimated: 0 };
    const onRoadmap = ({ minutes, estimated }: typeof before) => ({
      minutes_this_week: minutes,
      estimated_this_week: estimated,
    });
    const week = async () => ({
      roadmap: await read(ENDPOINTS.roadmap.roadmap, learner),
      report: (await read(ENDPOINTS.learningReport.report, learner)).weeks.at(-1),
      course: (await read(ENDPOINTS.courseLearning.learningProgress, learner)).weeks.at(-1),
      month: (await read(ENDPOINTS.courseLearning.learningStatistic, learner)).last_30_days,
    });
    expect(await week()).toMatchObject({
      roadmap: onRoadmap(before),
      report: before,
      course: before,
      month: before,
    });
    await db.insert(studyEvents).values({
      learner_id: learner.id,
      day: TODAY,
      subject: 'practice:old',
      course_id: STARTER.course,
      minutes: 40,
      estimated_minutes: 12,
      at: new Date(NOW),
      counts: true,
    });
    const both = { minutes: 15, estimated: 12 };
    expect(await week()).toMatchObject({ roadmap: onRoadmap(both), report: both, course: both, month: both });
  });
});
