import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { STREAK_DAYS } from '#contract/course-learning.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, mondayOf, vietnamDay } from '#rules/calendar/calendar.ts';
import { attemptAnswers, attempts, courseActivations } from '#server/db/schema-progress.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { gradedEssay } from '../support/graded-answers.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { courseCalls, HOUR } from './course-calls.ts';
import { activeLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { examTaking } from './take-exam.ts';
import { storeExams } from './timed-exam.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const { read, complete, submit, studied } = courseCalls(service);
const PAID = 'buoc-toi-6';
const ofCourse = [
  'learning-progress',
  'learning-statistic',
  'learning-streak',
  'recent-mark',
  'learning-missions',
];
/** A fixed "today", so that no comparison crosses midnight in Vietnam. */
const today = () => vietnamDay(Date.now());

describe('access to course progress', () => {
  it.each(ofCourse)('%s: only for a learner with the course, also after it has expired', async (name) => {
    const learner = await registerLearner(service, newPhone());
    const path = `/ielts/courses/${PAID}/${name}`;
    const call = (token?: string) => service.get(path, { token });
    expect((await call()).code).toBe('NOT_SIGNED_IN');
    expect((await call(learner.token)).code).toBe('COURSE_NOT_ACTIVATED');
    await db.insert(courseActivations).values({ learner_id: learner.id, course_id: PAID, status: 'pending' });
    expect((await call(learner.token)).code).toBe('COURSE_NOT_ACTIVATED');
    await service.post(`/ielts/course/${PAID}/activate`, { token: learner.token });
    expect((await call(learner.token)).status).toBe(200);
    await db
      .update(courseActivations)
      .set({ study_end_date: '2020-01-01' })
      .where(eq(courseActivations.learner_id, learner.id));
    expect((await call(learner.token)).status).toBe(200);
    expect((await service.get(`/ielts/courses/none/${name}`, { token: learner.token })).code).toBe(
      'NOT_FOUND',
    );
  });

  it('rejects an invalid limit', async () => {
    const { token } = await activeLearner(service);
    for (const limit of ['0', '21', 'x', '1.5']) {
      const path = `/ielts/courses/${STARTER.course}/recent-mark?limit=${limit}`;
      expect((await service.get(path, { token })).code).toBe('BAD_REQUEST');
    }
  });
});

describe('progress', () => {
  it('is empty at first, and says what to do next', async () => {
    const learner = await activeLearner(service);
    const progress = await read(ENDPOINTS.courseLearning.learningProgress, learner);
    expect(progress).toMatchObject({
      lessons: { completed: 0, total: 2 },
      sections: { completed: 0, total: 6 },
      minutes: { completed: 0 },
    });
    expect(progress.weeks.map(({ sections }) => sections)).toEqual(Array(8).fill(0));
    const { missions, left } = await read(ENDPOINTS.courseLearning.learningMissions, learner);
    expect([missions.length, left]).toEqual([3, 6]);
    expect(missions[0]).toMatchObject({ lesson_id: STARTER.lesson, kind: 'study_sheet', begun: false });
    expect(await read(ENDPOINTS.courseLearning.learningStatistic, learner)).toMatchObject({
      submitted_practices: 0,
      average_score: null,
      last_30_days: { study_days: 0, minutes: 0 },
    });
    expect((await read(ENDPOINTS.courseLearning.recentMark, learner)).marks).toEqual([]);
  });

  it('counts a lesson once all of its sections are completed, and the work of a week', async () => {
    const learner = await activeLearner(service);
    for (const section of ['phieu', 'on-tap']) await complete(learner, section);
    await submit(learner);
    const progress = await read(ENDPOINTS.courseLearning.learningProgress, learner);
    expect(progress).toMatchObject({
      lessons: { completed: 1, total: 2 },
      sections: { completed: 3, total: 6 },
      minutes: { completed: 48 },
    });
    expect(progress.weeks.at(-1)).toEqual({
      from: mondayOf(today()),
      to: addDays(mondayOf(today()), 6),
      sections: 3,
      // Nothing was measured.
      minutes: 0,
      estimated: 0,
      study_days: 1,
    });
    expect(await read(ENDPOINTS.courseLearning.learningStatistic, learner)).toMatchObject({
      by_kind: [
        { kind: 'study_sheet', completed: 1, total: 2 },
        { kind: 'revise', completed: 1, total: 2 },
        { kind: 'practice', completed: 1, total: 2 },
      ],
      submitted_practices: 1,
      average_score: 0,
      last_30_days: { study_days: 1, minutes: 0 },
    });
  });

  it('counts the same section once a day, however often it is reported', async () => {
    const learner = await activeLearner(service);
    const key = randomUUID();
    const at = Date.now();
    for (let time = 0; time < 2; time++) await complete(learner, 'phieu', { at, key });
    await complete(learner, 'phieu');
    const rows = await db.select().from(studyEvents).where(eq(studyEvents.learner_id, learner.id));
    expect(rows).toHaveLength(1);
  });

  it('suggests started sections before the next ones', async () => {
    const learner = await activeLearner(service);
    await service.post('/ielts/lessons/ngay-hom-qua/update-progress', {
      token: learner.token,
      key: randomUUID(),
      body: { section_id: 'phieu', status: 1, at: Date.now(), skew: 0 },
    });
    const { missions } = await read(
      ENDPOINTS.courseLearning.learningMissions,
      learner,
      undefined,
      '?limit=2',
    );
    expect(missions).toMatchObject([
      { lesson_id: 'ngay-hom-qua', section_id: 'phieu', begun: true },
      { lesson_id: STARTER.lesson, begun: false },
    ]);
    // Started is not completed, so this is no day of study.
    expect((await read(ENDPOINTS.courseLearning.dayStreaks, learner)).days).toEqual([]);
  });
});

describe('recent marks', () => {
  it('are the last three results, newest first, with keyed score and AI band', async () => {
    const learner = await activeLearner(service);
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    for (const [at, id] of ids.entries())
      await submit(
        learner,
        at === 1 ? 'tuyen-tau-tro-lai' : STARTER.practice,
        Date.now() - (9 - at) * HOUR,
        id,
      );
    await db.insert(attemptAnswers).values({
      attempt_id: ids[3] ?? '',
      question_id: 'essay',
      answer: { type_code: 'ielts_writing', u: 'x' },
      answered_at: new Date(),
      evaluation: gradedEssay(5.5),
    });
    const { marks } = await read(ENDPOINTS.courseLearning.recentMark, learner);
    expect(marks.map(({ attempt }) => attempt.id)).toEqual([ids[3], ids[2], ids[1]]);
    expect(marks[0]).toMatchObject({
      practice_id: STARTER.practice,
      lesson_id: STARTER.lesson,
      writing_band: 5.5,
      speaking_score: null,
      // Only an essay: unanswered keyed questions are not reported as wrong.
      attempt: { user_result: { ielts_statistic: { hundred_score: null, correct_question: 0 } } },
    });
    expect(marks[2]).toMatchObject({ practice_id: 'tuyen-tau-tro-lai', writing_band: null });
    const more = await read(ENDPOINTS.courseLearning.recentMark, learner, undefined, '?limit=20');
    expect(more.marks).toHaveLength(4);
  });

  it('leave a rewritten essay out of the score of what has a key', async () => {
    const learner = await activeLearner(service);
    const id = randomUUID();
    await submit(learner, STARTER.practice, Date.now(), id);
    const statistic = () => read(ENDPOINTS.courseLearning.learningStatistic, learner);
    expect(await statistic()).toMatchObject({ submitted_practices: 1, average_score: 0 });
    await db.insert(attemptAnswers).values({
      attempt_id: id,
      question_id: 'essay',
      answer: { type_code: 'ielts_writing', u: 'x' },
      answered_at: new Date(),
      evaluation: gradedEssay(5.5),
    });
    expect(await statistic()).toMatchObject({ submitted_practices: 1, average_score: null });
  });

  it('are only the learner’s own', async () => {
    const [one, other] = [await activeLearner(service), await activeLearner(service)];
    await submit(one);
    expect((await read(ENDPOINTS.courseLearning.recentMark, other)).marks).toEqual([]);
  });
});

describe('a streak', () => {
  it('starts with the first completion, by the learner’s clock corrected for skew', async () => {
    const learner = await activeLearner(service);
    expect(await read(ENDPOINTS.courseLearning.dayStreaks, learner)).toMatchObject({
      length: 0,
      days: [],
      before: 0,
    });
    // A clock three days ahead, with known skew.
    const ahead = 72 * HOUR;
    await complete(learner, 'phieu', { at: Date.now() + ahead, skew: -ahead });
    const streak = await read(ENDPOINTS.courseLearning.dayStreaks, learner);
    expect(streak).toMatchObject({ today: today(), length: 1, days: [today()] });
    expect(await read(ENDPOINTS.courseLearning.learningStreak, learner)).toEqual({
      course_id: STARTER.course,
      ...streak,
    });
  });

  it('treats a completion in the future as happening now', async () => {
    const learner = await activeLearner(service);
    await complete(learner, 'phieu', { at: Date.now() + 200 * HOUR });
    expect((await read(ENDPOINTS.courseLearning.dayStreaks, learner)).days).toEqual([today()]);
  });

  it('is repaired by yesterday’s work that arrives today', async () => {
    const learner = await activeLearner(service);
    const [now, before] = [today(), addDays(today(), -2)];
    await studied(learner, [before, now]);
    expect((await read(ENDPOINTS.courseLearning.dayStreaks, learner)).length).toBe(1);
    await complete(learner, 'on-tap', { at: Date.now() - 24 * HOUR });
    expect(await read(ENDPOINTS.courseLearning.dayStreaks, learner)).toMatchObject({
      length: 3,
      days: [before, addDays(before, 1), now],
    });
  });

  it('excludes work that arrives after 48 hours, which still counts as practice', async () => {
    const learner = await activeLearner(service);
    await complete(learner, 'phieu', { at: Date.now() - 49 * HOUR });
    expect(await read(ENDPOINTS.courseLearning.dayStreaks, learner)).toMatchObject({ length: 0, days: [] });
    expect(await read(ENDPOINTS.courseLearning.learningProgress, learner)).toMatchObject({
      sections: { completed: 1 },
    });
    expect((await read(ENDPOINTS.courseLearning.learningStatistic, learner)).last_30_days.study_days).toBe(1);
  });

  it('counts a timed test, which belongs to no course', async () => {
    await storeExams(db);
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    const { begin, submit: hand } = examTaking(service);
    await begin(learner, attempt, Date.now() - HOUR / 6);
    expect((await read(ENDPOINTS.courseLearning.dayStreaks, learner)).length).toBe(0);
    expect((await hand(learner, attempt)).status).toBe(200);
    expect((await read(ENDPOINTS.courseLearning.dayStreaks, learner)).length).toBe(1);
    expect((await read(ENDPOINTS.courseLearning.learningStreak, learner)).length).toBe(0);
  });

  it('of three years is complete, and read by an index', async () => {
    const learner = await activeLearner(service);
    const end = today();
    const days = Array.from({ length: 1000 }, (_, at) => addDays(end, -at));
    await studied(learner, [...days, addDays(end, -1001)]);
    const streak = await read(ENDPOINTS.courseLearning.dayStreaks, learner);
    expect([streak.length, streak.days.length]).toEqual([1000, STREAK_DAYS]);
    expect(streak.before).toBe(1000 - STREAK_DAYS);
    expect((await read(ENDPOINTS.courseLearning.learningStreak, learner)).length).toBe(1000);
    const plan = await db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      return tx.execute(
        `explain select distinct day from study_events where learner_id = '${learner.id}' and counts and day >= '${addDays(end, -STREAK_DAYS)}'`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('study_events_learner_id_day_subject_pk');
  });

  it('continues beyond the reported days only where no day is missing', async () => {
    const learner = await activeLearner(service);
    const first = addDays(today(), 1 - STREAK_DAYS);
    const all = Array.from({ length: STREAK_DAYS }, (_, at) => addDays(first, at));
    await studied(learner, [...all, addDays(first, -2)]);
    expect(await read(ENDPOINTS.courseLearning.dayStreaks, learner)).toMatchObject({
      length: STREAK_DAYS,
      before: 0,
    });
  });
});

describe('graded work', () => {
  it('is listed until the learner has viewed it', async () => {
    const [learner, other] = [await activeLearner(service), await activeLearner(service)];
    const [seen, unseen, ungraded] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [seen, unseen, ungraded]) await submit(learner, STARTER.practice, Date.now(), id);
    const answer = { type_code: 'ielts_writing' as const, u: 'x' };
    await db.insert(attemptAnswers).values(
      [seen, unseen].map((attempt_id) => ({
        attempt_id,
        question_id: 'essay',
        answer,
        answered_at: new Date(),
        evaluation: gradedEssay(6),
      })),
    );
    const idsOf = async () =>
      (await read(ENDPOINTS.notifications.marked, learner)).notifications.map(({ id }) => id).toSorted();
    expect(await idsOf()).toEqual([seen, unseen].toSorted());
    const look = (token: string | undefined, ids: unknown) =>
      service.put('/ielts/courses/marked-notifications', { token, body: { ids } });
    expect((await look(undefined, [seen])).code).toBe('NOT_SIGNED_IN');
    expect((await look(learner.token, [])).code).toBe('BAD_REQUEST');
    expect((await look(learner.token, ['x'])).code).toBe('BAD_REQUEST');
    expect((await look(other.token, [seen])).data).toEqual({ marked: 0 });
    expect(await idsOf()).toHaveLength(2);
    expect((await look(learner.token, [seen, randomUUID()])).data).toEqual({ marked: 1 });
    expect((await look(learner.token, [seen])).data).toEqual({ marked: 0 });
    expect(await idsOf()).toEqual([unseen]);
  });

  it('is found by its time, without scanning the whole history', async () => {
    const { id } = await registerLearner(service, newPhone());
    const plan = await db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      return tx.execute(
        sql`explain select id from ${attempts} where learner_id = ${id} and submitted_at is not null
          and (submitted_at > now() - interval '30 days' or received_at > now() - interval '30 days')`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('attempts_learner_');
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
