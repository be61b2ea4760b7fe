import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { READINGS_MAX } from '#contract/learning-report.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { markStoredAnswer, setEvaluation, storeAnswer } from '#server/domain/attempt/write-answers.ts';
import { gradedEssay, gradedReading } from '../support/graded-answers.ts';
import { STARTER } from '../support/starter.ts';
import { DERIVED_FIGURES } from './derived-figures.ts';
import { activeLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const RANGE = 'from=2026-03-01&to=2026-03-31';
const READING_TEST = 'academic-reading-1';
const stored = await db.select().from(questions);

type Report = ResponseOf<typeof ENDPOINTS.learningReport.report>;
const reportOf = async ({ token }: TestLearner, query = RANGE): Promise<Report> =>
  ENDPOINTS.learningReport.report.response.parse(
    (await service.get(`/ielts/learning-report?${query}`, { token })).data,
  );

const questionsOf = (exercise: string, type?: string) =>
  stored
    .filter(({ exercise_id }) => exercise_id === exercise)
    .map(({ question }) => question)
    .filter(({ content }) => type === undefined || content.type_code === type);

async function attempt(
  { id: learner_id }: TestLearner,
  exercise_id: string,
  opened: string,
  submitted: string | null,
): Promise<string> {
  const id = randomUUID();
  const opened_at = new Date(opened);
  await db.insert(attempts).values({
    id,
    learner_id,
    exercise_id,
    opened_at,
    submitted_at: submitted === null ? null : new Date(submitted),
  });
  return id;
}

async function answer(
  attemptId: string,
  questionId: string | undefined,
  at: string,
  mark: { right?: boolean; marks?: number; evaluation?: AiEvaluation } = {},
): Promise<void> {
  const id = questionId ?? '';
  const given = { type_code: 'free_text' as const, text: 'x' };
  await db.transaction(async (tx) => {
    await storeAnswer(tx, { attemptId, questionId: id, answer: given, answeredAt: new Date(at) });
    if (mark.right !== undefined)
      await markStoredAnswer(tx, attemptId, id, { isCorrect: mark.right, marksWon: mark.marks ?? 1 });
    if (mark.evaluation) await setEvaluation(tx, { attemptId, questionId: id }, mark.evaluation);
  });
}

describe('the learning report', () => {
  it('of a learner who has done nothing has every week, empty', async () => {
    const report = await reportOf(await activeLearner(service), 'from=2026-03-04&to=2026-03-17');
    expect(report).toEqual({
      from: '2026-03-04',
      to: '2026-03-17',
      bands: [],
      skills: [],
      types: [],
      weeks: ['2026-03-02', '2026-03-09', '2026-03-16'].map((starts_on) => ({
        starts_on,
        minutes: 0,
        estimated: 0,
      })),
      days: 0,
    });
  });

  it('counts marked answers by skill and type, on the day of the answer in Vietnam', async () => {
    const learner = await activeLearner(service);
    const id = await attempt(learner, STARTER.practice, '2026-03-10T02:00:00Z', '2026-03-10T02:20:00Z');
    const [choice] = questionsOf(STARTER.practice, 'single_choice');
    const [text] = questionsOf(STARTER.practice, 'free_text');
    await answer(id, choice?.id, '2026-03-10T02:10:00Z', { right: true });
    // April 1 in Vietnam.
    await answer(id, text?.id, '2026-03-31T17:00:00Z', { right: false });
    expect(await reportOf(learner)).toMatchObject({
      skills: [{ skill: 'reading', answered: 1, correct: 1 }],
      types: [{ type_code: 'single_choice', answered: 1, correct: 1 }],
    });
    const both = await reportOf(learner, 'from=2026-03-01&to=2026-04-01');
    expect(both.skills).toEqual([{ skill: 'reading', answered: 2, correct: 1 }]);
    expect(both.types).toHaveLength(2);
  });

  it('counts an answer once, however often it is marked or replaced', async () => {
    const learner = await activeLearner(service);
    const id = await attempt(learner, STARTER.practice, '2026-03-10T02:00:00Z', '2026-03-10T02:20:00Z');
    const [question] = questionsOf(STARTER.practice, 'single_choice');
    for (const right of [false, true, false, true, true])
      await answer(id, question?.id, '2026-03-10T02:10:00Z', { right });
    await answer(id, question?.id, '2026-03-11T02:10:00Z', { right: true });
    expect((await reportOf(learner)).skills).toEqual([{ skill: 'reading', answered: 1, correct: 1 }]);
    await answer(id, question?.id, '2026-03-11T02:10:00Z');
    expect((await reportOf(learner)).skills).toEqual([]);
  });

  it("computes a test's band by its own table, and the mean band of a day", async () => {
    const learner = await activeLearner(service);
    const id = await attempt(learner, READING_TEST, '2026-03-05T02:00:00Z', '2026-03-05T03:00:00Z');
    let left = 30;
    for (const question of questionsOf(READING_TEST)) {
      const marks = Math.min(left, question.marks);
      left -= marks;
      await answer(id, question.id, '2026-03-05T02:30:00Z', { right: marks === question.marks, marks });
    }
    const essay = await attempt(learner, STARTER.practice, '2026-03-06T02:00:00Z', '2026-03-06T02:40:00Z');
    const [writing] = questionsOf(STARTER.practice, 'ielts_writing');
    await answer(essay, writing?.id, '2026-03-06T02:30:00Z', { evaluation: gradedEssay(5.5) });
    const again = await attempt(learner, STARTER.practice, '2026-03-06T04:00:00Z', '2026-03-06T04:40:00Z');
    await answer(again, writing?.id, '2026-03-06T04:30:00Z', { evaluation: gradedEssay(6.5) });
    const { bands } = await reportOf(learner);
    expect(bands).toEqual([
      { on: '2026-03-05', skill: 'reading', band: 7 },
      { on: '2026-03-06', skill: 'writing', band: 6 },
    ]);
  });

  it('sums completed work by week, with the minutes that were measured', async () => {
    const learner = await activeLearner(service);
    const path = `/ielts/lessons/${STARTER.lesson}/update-progress`;
    const finish = (section_id: string, status: number, at: string) =>
      service.post(path, {
        token: learner.token,
        key: randomUUID(),
        body: { section_id, status, at: Date.parse(at), skew: 0, used: [fiveMinutes(section_id, at)] },
      });
    const fiveMinutes = (section: string, at: string) => ({
      subject: `section:${STARTER.lesson}/${section}`,
      spans: [[Date.parse(at) - 300_000, Date.parse(at)]],
    });
    for (const status of [1, 2, 2])
      expect((await finish('phieu', status, '2026-03-03T02:00:00Z')).status).toBe(200);
    expect((await finish('luyen-tap', 2, '2026-03-10T02:00:00Z')).status).toBe(200);
    const { weeks, days } = await reportOf(learner, 'from=2026-03-02&to=2026-03-22');
    expect(weeks.map(({ minutes }) => minutes)).toEqual([5, 0, 0]);
    expect(days).toBe(2);
  });

  it('counts heard exercises as listening, and each part of a mixed test by its skill', async () => {
    const learner = await activeLearner(service);
    const [choice] = questionsOf(STARTER.practice, 'single_choice');
    const [first] = questionsOf(READING_TEST);
    const [test] = await db.select().from(exercises).where(eq(exercises.id, READING_TEST));
    if (!test?.test) throw new Error('the test is missing');
    const parts = test.test.parts.map((part) => ({ ...part, skill: 'use_of_english' as const }));
    await db
      .update(exercises)
      .set({ audio: { src: '/media/x.m4a', seconds: 1, transcript: [] } })
      .where(eq(exercises.id, STARTER.practice));
    await db
      .update(exercises)
      .set({ test: { ...test.test, skill: 'mixed', parts } })
      .where(eq(exercises.id, READING_TEST));
    const practice = await attempt(learner, STARTER.practice, '2026-03-10T02:00:00Z', '2026-03-10T02:20:00Z');
    await answer(practice, choice?.id, '2026-03-10T02:10:00Z', { right: true });
    const mixed = await attempt(learner, READING_TEST, '2026-03-10T03:00:00Z', '2026-03-10T03:20:00Z');
    await answer(mixed, first?.id, '2026-03-10T03:10:00Z', { right: false });
    const { skills } = await reportOf(learner);
    await db.update(exercises).set({ audio: null }).where(eq(exercises.id, STARTER.practice));
    await db.update(exercises).set({ test: test.test }).where(eq(exercises.id, READING_TEST));
    expect(skills).toHaveLength(2);
    expect(skills).toContainEqual({ skill: 'listening', answered: 1, correct: 1 });
    expect(skills).toContainEqual({ skill: 'language', answered: 1, correct: 0 });
  });

  it('counts claimed guest work for the learner only', async () => {
    const [before, after] = [await activeLearner(service), await activeLearner(service)];
    const id = await attempt(before, READING_TEST, '2026-03-05T02:00:00Z', '2026-03-05T03:00:00Z');
    for (const { id: questionId, marks } of questionsOf(READING_TEST))
      await answer(id, questionId, '2026-03-05T02:30:00Z', { right: true, marks });
    const whole = await reportOf(before);
    await db.update(attempts).set({ learner_id: after.id }).where(eq(attempts.id, id));
    expect(await reportOf(after)).toEqual(whole);
    expect(await reportOf(before)).toMatchObject({ skills: [], types: [], bands: [] });
  });

  it('counts every answer to a question of a revise set', async () => {
    const learner = await activeLearner(service);
    const [question] = questionsOf('on-thi-hien-tai', 'single_choice');
    const send = (at: string) =>
      service.post('/revise/submit-question', {
        token: learner.token,
        key: randomUUID(),
        body: {
          revise_id: 'on-thi-hien-tai',
          question_id: question?.id,
          answer: { type_code: 'single_choice', choice: 'A' },
          at: Date.parse(at),
          skew: 0,
        },
      });
    for (const at of ['2026-03-03T02:00:00Z', '2026-03-04T02:00:00Z'])
      expect((await send(at)).status).toBe(200);
    // An older answer that arrives later is not stored.
    await send('2026-03-03T02:00:00Z');
    expect((await reportOf(learner)).skills).toMatchObject([{ skill: 'language', answered: 2 }]);
  });

  it("contains only the learner's own work", async () => {
    const [learner, other] = [await activeLearner(service), await activeLearner(service)];
    const id = await attempt(learner, STARTER.practice, '2026-03-10T02:00:00Z', '2026-03-10T02:20:00Z');
    const [question] = questionsOf(STARTER.practice, 'single_choice');
    await answer(id, question?.id, '2026-03-10T02:10:00Z', { right: true });
    expect((await reportOf(other)).skills).toEqual([]);
    expect((await service.get('/ielts/learning-report')).code).toBe('NOT_SIGNED_IN');
  });

  it.each([
    ['the last day first', 'from=2026-03-02&to=2026-03-01'],
    ['more than a year', 'from=2025-01-01&to=2026-03-01'],
    ['a day to come', 'from=9000-01-01&to=9000-01-02'],
    ['no date', 'from=hom-qua'],
    ['a day that there is not', 'from=2026-02-30'],
  ])('refuses %s', async (_, query) => {
    const { token } = await activeLearner(service);
    expect((await service.get(`/ielts/learning-report?${query}`, { token })).code).toBe('BAD_REQUEST');
  });

  it('covers the twelve weeks up to today by default', async () => {
    const report = await reportOf(await activeLearner(service), '');
    expect(report.weeks).toHaveLength(12);
  });

  it('is correct after two simultaneous submissions', async () => {
    const learner = await activeLearner(service);
    const types = questionsOf(STARTER.practice).slice(0, 6);
    const ids = [
      await attempt(learner, STARTER.practice, '2026-03-10T02:00:00Z', '2026-03-10T02:20:00Z'),
      await attempt(learner, STARTER.practice, '2026-03-10T02:00:00Z', '2026-03-10T02:20:00Z'),
    ];
    await Promise.all(
      ids.map((id, index) =>
        db.transaction(async (tx) => {
          const given = { type_code: 'free_text' as const, text: 'x' };
          const answeredAt = new Date('2026-03-10T02:10:00Z');
          for (const { id: questionId } of index === 0 ? types : types.toReversed()) {
            await storeAnswer(tx, { attemptId: id, questionId, answer: given, answeredAt });
            await markStoredAnswer(tx, id, questionId, { isCorrect: true, marksWon: 1 });
          }
        }),
      ),
    );
    const { skills } = await reportOf(learner);
    expect(skills.reduce((sum, { answered }) => sum + answered, 0)).toBe(2 * types.length);
  });
});

it('has the same sums when they are rebuilt', async () => {
  const counted = await db.execute(sql`
    select learner_id, sum(answered)::int as answered, sum(correct)::int as correct
    from learning_days where type_code <> 'x' group by 1 having sum(answered) > 0 order by 1`);
  const anew = await db.execute(sql`
    select learner_id, count(*)::int as answered, count(*) filter (where is_correct)::int as correct
    from attempt_answers join attempts on attempts.id = attempt_id
    where is_correct is not null
      and learner_id not in (select learner_id from revise_answers)
    group by 1 order by 1`);
  const others = await db.execute(sql`select distinct learner_id from revise_answers`);
  const revised = new Set(others.rows.map((row) => row.learner_id));
  expect(counted.rows.filter((row) => !revised.has(row.learner_id))).toEqual(anew.rows);
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});

const phone = (name: string, score: number) => ({ phone: name, start: 0, end: 1, score });

/** A reading of "think" with this result for its first sound. */
const read = (point: number, th: number) =>
  gradedReading(
    point,
    [
      {
        text: 'think',
        start: 0,
        end: 1,
        score: point,
        phones: [phone('TH', th), phone('IH', 90), phone('NG', 80), phone('K', 60)],
      },
    ],
    10,
  );

describe('the graded readings', () => {
  const readingsOf = async ({ token }: TestLearner) =>
    ENDPOINTS.learningReport.readings.response.parse(
      (await service.get('/ielts/graded-readings', { token })).data,
    ).readings;
  const [first] = questionsOf(STARTER.practice);

  it('are the newest ones, oldest first, with the result of each sound', async () => {
    const learner = await activeLearner(service);
    expect(await readingsOf(learner)).toEqual([]);
    for (const [day, score] of [60, 70].entries()) {
      const at = `2026-03-0${day + 1}T20:00:00Z`;
      const id = await attempt(learner, STARTER.practice, at, at);
      await answer(id, first?.id, at, { evaluation: read(score, 40) });
      // Answers that are no readings, or could not be graded, are excluded.
      await answer(id, questionsOf(STARTER.practice)[1]?.id, at, { evaluation: gradedEssay(6) });
    }
    const readings = await readingsOf(learner);
    expect(readings.map(({ on, score }) => [on, score.point])).toEqual([
      ['2026-03-02', 60],
      ['2026-03-03', 70],
    ]);
    expect(readings[0]).toMatchObject({
      question_id: first?.id,
      score: { low: 50, high: 70 },
      sounds: [
        { sound: 'TH', count: 1, mean: 40 },
        { sound: 'IH', count: 1, mean: 90 },
        { sound: 'CLUSTER-END', count: 1, mean: 60 },
      ],
    });
  });

  it('follow their answer when it is re-recorded, waits for grading, or is deleted', async () => {
    const learner = await activeLearner(service);
    const at = '2026-03-05T01:00:00Z';
    const id = await attempt(learner, STARTER.practice, at, at);
    await answer(id, first?.id, at, { evaluation: read(50, 40) });
    await answer(id, first?.id, '2026-03-06T01:00:00Z');
    expect(await readingsOf(learner)).toEqual([]);
    await answer(id, first?.id, '2026-03-07T01:00:00Z', { evaluation: read(80, 40) });
    expect((await readingsOf(learner)).map(({ on, score }) => [on, score.point])).toEqual([
      ['2026-03-07', 80],
    ]);
    await db.delete(attempts).where(eq(attempts.id, id));
    expect(await readingsOf(learner)).toEqual([]);
  });

  it('are only the learner’s own, up to the limit', async () => {
    const [learner, other] = [await activeLearner(service), await activeLearner(service)];
    for (let turn = 0; turn < READINGS_MAX + 2; turn++) {
      const at = new Date(Date.UTC(2026, 2, 1, turn)).toISOString();
      const id = await attempt(learner, STARTER.practice, at, at);
      await answer(id, first?.id, at, { evaluation: read(turn + 20, 40) });
    }
    expect((await readingsOf(learner)).map(({ score }) => score.point)).toEqual(
      Array.from({ length: READINGS_MAX }, (_, at) => at + 22),
    );
    expect(await readingsOf(other)).toEqual([]);
  });

  it('move with their attempt to another learner', async () => {
    const [guest, learner] = [await activeLearner(service), await activeLearner(service)];
    const at = '2026-03-05T01:00:00Z';
    const id = await attempt(guest, STARTER.practice, at, at);
    await answer(id, first?.id, at, { evaluation: read(50, 40) });
    await db.update(attempts).set({ learner_id: learner.id }).where(eq(attempts.id, id));
    expect(await readingsOf(guest)).toEqual([]);
    expect(await readingsOf(learner)).toHaveLength(1);
  });
});

it('are the same when they are rebuilt', async () => {
  const figure = await DERIVED_FIGURES.graded_readings?.(db);
  expect(figure?.remade.length).toBeGreaterThan(READINGS_MAX);
  expect(figure?.stored).toEqual(figure?.remade);
});
