import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { STATISTIC_BANDS, STATISTIC_DAYS } from '#contract/speaking.ts';
import { addDays, mondayOf, vietnamDay, weekdayOf } from '#rules/calendar/calendar.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { speakingBands } from '#server/db/schema-speaking-practice.ts';
import { setEvaluation, WAITING } from '#server/domain/attempt/write-answers.ts';
import { DERIVED_FIGURES } from './derived-figures.ts';
import { deleteLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import {
  grade,
  gradedTalk,
  measuredTalk,
  SILENT,
  speak,
  storeAttempt,
  storeRecording,
  storeSet,
} from './spoken-attempts.ts';

const service = await startService();
const { db } = service.platform;
const [TOPIC, OTHER, TEST] = [
  await storeSet(db, 'probe-bees'),
  await storeSet(db, 'probe-more-bees'),
  await storeSet(db, 'probe-test', 'test'),
];
const NOW = new Date().toISOString();
const TODAY = vietnamDay(Date.now());
/** Noon in Vietnam, so many days ago. */
const ago = (days: number): string => `${addDays(TODAY, -days)}T05:00:00Z`;

const { listStatistic, userStatistics, home } = ENDPOINTS.speakingStatistics;
const get = async ({ token }: TestLearner, { path }: { path: string }) =>
  (await service.get(path, { token })).data;
const listOf = async (learner: TestLearner) =>
  listStatistic.response.parse(await get(learner, listStatistic));
const allOf = async (learner: TestLearner) =>
  userStatistics.response.parse(await get(learner, userStatistics));
const homeOf = async (learner: TestLearner) => home.response.parse(await get(learner, home));

/** A submitted attempt with this answer to its first question. */
async function talk(
  learner: { id: string },
  { set = TOPIC, at = NOW, recording }: { set?: string; at?: string; recording?: string } = {},
) {
  const recording_id = recording ?? (await storeRecording(db, learner.id));
  const attempt = await storeAttempt(db, learner.id, set, at);
  await speak(db, attempt, 'q1', { recording_id, at });
  return { attempt, recording: recording_id };
}

async function gradedAttempt(learner: { id: string }, given: { set?: string; at?: string } = {}) {
  const made = await talk(learner, given);
  await grade(db, made.attempt, 'q1', gradedTalk());
  return made;
}

const evaluate = (attemptId: string, evaluation: AiEvaluation) =>
  db.transaction((tx) => setEvaluation(tx, { attemptId, questionId: 'q1' }, evaluation));

const bandsOf = (attempt: string) =>
  db.select().from(speakingBands).where(eq(speakingBands.attempt_id, attempt));

describe('the statistics of what was spoken', () => {
  it('are empty for a learner who has said nothing', async () => {
    const learner = await registerLearner(service);
    expect(await listOf(learner)).toEqual({ days: [], bands: [] });
    expect(await allOf(learner)).toMatchObject({
      all: { talks: 0, seconds: 0, diversity: null, pronunciation: null },
      topics: 0,
      tests: 0,
      band: null,
    });
    expect(await homeOf(learner)).toEqual({ week: [0, 0, 0, 0, 0, 0, 0], seconds: 0, topics: 0, band: null });
  });

  it('sum graded and measured talks by day, and leave out what was no talk', async () => {
    const learner = await registerLearner(service);
    await gradedAttempt(learner);
    const quiet = await talk(learner);
    await grade(db, quiet.attempt, 'q1', SILENT);
    const unwritten = await talk(learner, { at: ago(1) });
    await grade(db, unwritten.attempt, 'q1', measuredTalk(20));
    const { days } = await listOf(learner);
    expect(days).toEqual([
      {
        day: addDays(TODAY, -1),
        ...{ talks: 1, seconds: 20, words: 0, talk_seconds: 0, pause_seconds: 0 },
        ...{ diversity: null, pronunciation: null },
      },
      {
        day: TODAY,
        ...{ talks: 1, seconds: 62, words: 120, talk_seconds: 60, pause_seconds: 12 },
        ...{ diversity: 48, pronunciation: 70 },
      },
    ]);
    expect((await allOf(learner)).all).toMatchObject({ talks: 2, seconds: 82, words: 120, diversity: 48 });
    const { week, seconds } = await homeOf(learner);
    const day = (weekdayOf(TODAY) + 6) % 7;
    expect(week[day]).toBe(62);
    expect(week.reduce((sum, one) => sum + one)).toBe(mondayOf(TODAY) === TODAY ? 62 : 82);
    expect(seconds).toBe(82);
  });

  it('count an answer once that another attempt repeats, by what was found in it last', async () => {
    const learner = await registerLearner(service);
    const { recording } = await gradedAttempt(learner, { at: ago(2) });
    const copy = await talk(learner, { at: ago(1), recording });
    await evaluate(copy.attempt, {
      status: 'finished',
      content: { kind: 'talk', result: gradedTalk({ words: 130 }) },
    });
    expect((await allOf(learner)).all).toMatchObject({ talks: 1, seconds: 62, words: 130 });
    expect((await listOf(learner)).days).toMatchObject([{ day: addDays(TODAY, -2), talks: 1 }]);
  });

  it('follow a talk that is graded again', async () => {
    const learner = await registerLearner(service);
    const { attempt } = await gradedAttempt(learner);
    const wait = () => evaluate(attempt, WAITING);
    await wait();
    expect(await bandsOf(attempt)).toEqual([]);
    await grade(db, attempt, 'q1', gradedTalk({ words: 60, speech_rate: 60 }));
    expect((await allOf(learner)).all).toMatchObject({ talks: 1, words: 60 });
    expect(await bandsOf(attempt)).toHaveLength(1);
    await wait();
    await grade(db, attempt, 'q1', SILENT);
    expect((await allOf(learner)).all).toMatchObject({ talks: 0, seconds: 0, words: 0 });
    expect(await bandsOf(attempt)).toEqual([]);
  });

  it('have no band of before where less than a minute was understood', async () => {
    const learner = await registerLearner(service);
    const long = await gradedAttempt(learner);
    const short = await talk(learner);
    await grade(db, short.attempt, 'q1', gradedTalk({ talk_seconds: 59 }));
    const kept = await bandsOf(long.attempt);
    await db.insert(speakingBands).values(kept.map((band) => ({ ...band, attempt_id: short.attempt })));
    expect(await bandsOf(short.attempt)).toHaveLength(1);
    const migration = await readFile('server/db/migrations/0054_bands_of_a_minute.sql', 'utf8');
    await db.execute(sql.raw(migration));
    expect([await bandsOf(short.attempt), await bandsOf(long.attempt)]).toEqual([[], kept]);
  });

  it('have the band of an attempt with the last of its talks, with its range', async () => {
    const learner = await registerLearner(service);
    const { attempt } = await talk(learner);
    await speak(db, attempt, 'q2', { recording_id: await storeRecording(db, learner.id), at: NOW });
    await grade(db, attempt, 'q1', gradedTalk());
    expect((await listOf(learner)).bands).toEqual([]);
    await grade(db, attempt, 'q2', gradedTalk());
    const { bands } = await listOf(learner);
    expect(bands).toMatchObject([{ attempt_id: attempt, set_id: TOPIC, title_vi: 'Ong', mode: 'topic' }]);
    const [{ band } = { band: null }] = bands;
    expect(band?.low).toBeLessThan(band?.point ?? 0);
    expect(band?.high).toBeGreaterThan(band?.point ?? 9);
    expect((await homeOf(learner)).band).toEqual(bands[0]);
    expect((await allOf(learner)).band).toEqual(bands[0]);
  });

  it('count different topics, and every test', async () => {
    const learner = await registerLearner(service);
    for (const set of [TOPIC, TOPIC, OTHER, TEST, TEST]) await gradedAttempt(learner, { set });
    const { topics, topics_of, tests } = await allOf(learner);
    expect({ topics, tests }).toEqual({ topics: 2, tests: 2 });
    expect(topics_of).toBeGreaterThanOrEqual(2);
  });

  it('do not grow with what was done', async () => {
    const learner = await registerLearner(service);
    for (let days = 0; days <= STATISTIC_BANDS; days++) await gradedAttempt(learner, { at: ago(days) });
    await gradedAttempt(learner, { at: ago(STATISTIC_DAYS) });
    const { days, bands } = await listOf(learner);
    expect(bands).toHaveLength(STATISTIC_BANDS);
    expect(bands.at(-1)?.at).toBe(Date.parse(ago(0)));
    expect(days).toHaveLength(STATISTIC_BANDS + 1);
    expect((await allOf(learner)).all.talks).toBe(STATISTIC_BANDS + 2);
  });

  it("are those of the learner alone, with what they claim from a guest's time", async () => {
    const [before, after] = [await registerLearner(service), await registerLearner(service)];
    const { attempt } = await gradedAttempt(before);
    await gradedAttempt(after);
    await db.update(attempts).set({ learner_id: after.id }).where(eq(attempts.id, attempt));
    expect(await allOf(before)).toMatchObject({ all: { talks: 0, seconds: 0 }, topics: 0, band: null });
    expect(await listOf(before)).toEqual({ days: [], bands: [] });
    expect(await allOf(after)).toMatchObject({ all: { talks: 2, seconds: 124 }, topics: 1 });
    expect((await listOf(after)).bands).toHaveLength(2);
  });

  it('leave with their learner', async () => {
    const learner = await registerLearner(service);
    await gradedAttempt(learner);
    expect((await deleteLearner(service, learner)).status).toBe(200);
  });

  it('are not of practices outside the speaking room', async () => {
    const learner = await registerLearner(service);
    const set = await storeSet(db, 'probe-outside');
    await db.execute(sql`update exercises set kind = 'test', test = '{}' where id = ${set}`);
    await gradedAttempt(learner, { set });
    expect(await allOf(learner)).toMatchObject({ all: { talks: 0 }, topics: 0, band: null });
  });

  it.each([listStatistic, userStatistics, home])('$path is for learners', async ({ path }) => {
    expect((await service.get(path)).code).toBe('NOT_SIGNED_IN');
  });
});

it('the sums are the same when they are rebuilt', async () => {
  const [outside, inside] = [await registerLearner(service), await registerLearner(service)];
  await gradedAttempt(outside);
  await Promise.all([gradedAttempt(inside), gradedAttempt(inside, { at: ago(3) }), gradedAttempt(inside)]);
  for (const name of [
    'speaking_talks',
    'speaking_days',
    'speaking_totals',
    'speaking_done',
    'speaking_bands',
  ]) {
    const figure = await DERIVED_FIGURES[name]?.(db);
    expect(figure?.remade.length, name).toBeGreaterThan(5);
    expect(figure?.stored, name).toEqual(figure?.remade);
  }
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
