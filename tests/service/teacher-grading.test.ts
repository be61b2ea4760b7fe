import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer as GivenAnswer } from '#contract/question.ts';
import { vietnamMonthStart } from '#rules/teacher-grading/allowance.ts';
import {
  requestRegrade,
  requestTeacher,
  teacherGradingDeps,
} from '#server/areas/teacher-grading/request-grading.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { findAttempt, findQuestion } from '#server/domain/attempt/store.ts';
import { storeAnswer } from '#server/domain/attempt/write-answers.ts';
import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { markOrQueue } from '#server/domain/marking/mark-attempt.ts';
import { submitVerdict } from '#server/domain/teacher-grading/submit-verdict.ts';
import { ESSAY, GRADED, storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner, deleteLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { examTaking } from './take-exam.ts';
import { storeExams } from './timed-exam.ts';

const HOUR_MS = 3_600_000;
const service = await startService({
  settings: {
    OTP_PER_NETWORK_HOUR: '1000',
    LOGIN_PER_NETWORK_HOUR: '1000',
    TEACHER_GRADING_HOURS: '24',
    TEACHER_GRADINGS_PER_MONTH: '2',
  },
});
const { db } = service.platform;
await storeGradedPractice(db);
await storeExams(db);
const teachers = teachersOf(service);
const taking = examTaking(service);
const { byKey, byAi, byTeacher, byBoth, talk, word } = TEACHER_QUESTIONS;

const rowsOf = ({ id }: TestLearner) =>
  db.select().from(teacherGradings).where(eq(teacherGradings.learner_id, id));
const jobsOf = async (attempt: string) =>
  (
    await db.execute(
      sql`select data->>'questionId' as question from pgboss.job where data->>'attemptId' = ${attempt} order by 1`,
    )
  ).rows;
/** The first grading of an answer, graded with this band. */
async function graded(learner: TestLearner, attempt: string, question: string, band = 6): Promise<string> {
  const id = (await teachers.read(learner, attempt, question)).teacher_evaluation?.id ?? '';
  await teachers.grade(id, band);
  return id;
}

describe('a submission', () => {
  it('is queued for the AI, a teacher or both, as each question says', async () => {
    const learner = await activeLearner(service);
    const before = Date.now();
    const attempt = await teachers.handIn(learner, byAi, byTeacher, byBoth);
    expect(await jobsOf(attempt)).toEqual([{ question: byAi }, { question: byBoth }]);
    expect(await teachers.userOf(learner, attempt, byAi)).toMatchObject({
      ai_evaluation: { status: 'waiting' },
      teacher_evaluation: null,
    });
    expect(await teachers.userOf(learner, attempt, byTeacher)).toMatchObject({
      ai_evaluation: null,
      teacher_evaluation: { status: 'waiting', asked_by: 'pack', content: null, regrade: null },
    });
    const both = await teachers.userOf(learner, attempt, byBoth);
    expect(both).toMatchObject({
      ai_evaluation: { status: 'waiting' },
      teacher_evaluation: { status: 'waiting' },
    });
    const { asked_at = 0, due_at = 0 } = both?.teacher_evaluation ?? {};
    expect(asked_at).toBeGreaterThanOrEqual(before);
    expect(due_at - asked_at).toBe(24 * HOUR_MS);
  });

  it('waits for the teacher of the question, and is finished with their grade', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byTeacher);
    expect((await teachers.result(learner, attempt)).attempt).toMatchObject({ state: 1, waiting: 0 });
    await graded(learner, attempt, byTeacher, 6.5);
    expect((await teachers.result(learner, attempt)).attempt).toMatchObject({ state: 2 });
    expect(await teachers.userOf(learner, attempt, byTeacher)).toMatchObject({
      teacher_evaluation: { status: 'finished', graded_by: 'Cô Mai', content: { band: 6.5 } },
    });
  });

  it('shows nothing about a teacher before, and queues no empty essay', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    const empty: GivenAnswer = { type_code: 'ielts_writing', u: '  ' };
    await teachers.answer(learner, attempt, byTeacher, empty);
    expect(await teachers.userOf(learner, attempt, byTeacher)).toMatchObject({ teacher_evaluation: null });
    await teachers.submit(learner, attempt);
    expect(await rowsOf(learner)).toEqual([]);
  });

  it('is graded again when another answer replaces the submitted one', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byTeacher);
    const id = await graded(learner, attempt, byTeacher);
    await teachers.requestRegrade(learner, attempt, byTeacher);
    const replace = (u: string) =>
      db.transaction(async (tx) => {
        const answer: GivenAnswer = { type_code: 'ielts_writing', u };
        await storeAnswer(tx, { attemptId: attempt, questionId: byTeacher, answer, answeredAt: new Date() });
        const [row, question] = [await findAttempt(tx, attempt), await findQuestion(tx, GRADED, byTeacher)];
        if (!row || !question) throw new Error('it was submitted');
        const submitted = { ...row, submitted_at: row.submitted_at ?? new Date() };
        await markOrQueue(tx, submitted, question, answer, gradingDeps(service.platform));
      });
    await replace('Bees sleep at night.');
    expect(await rowsOf(learner)).toMatchObject([{ id, status: 'waiting', grade: null, graded_by: null }]);
    await replace('');
    expect(await rowsOf(learner)).toEqual([]);
  });
});

describe('a grading request', () => {
  it('adds the teacher’s grade beside the AI’s, without making the result wait again', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byAi);
    const before = (await teachers.result(learner, attempt)).attempt?.state;
    expect(await teachers.read(learner, attempt, byAi)).toEqual({
      teacher_evaluation: null,
      allowance: { per_month: 2, remaining: 2, counted: 'answer', promised_hours: 24 },
    });
    const response = await teachers.ask(learner, attempt, byAi);
    expect(response).toMatchObject({
      status: 200,
      data: { teacher_evaluation: { status: 'waiting', asked_by: 'learner' }, allowance: { remaining: 1 } },
    });
    expect((await teachers.result(learner, attempt)).attempt?.state).toBe(before);
    await graded(learner, attempt, byAi, 7);
    expect(await teachers.userOf(learner, attempt, byAi)).toMatchObject({
      ai_evaluation: { status: 'waiting' },
      teacher_evaluation: { status: 'finished', content: { band: 7 } },
    });
  });

  it('counts a whole result once where the centre says so, also if sent one by one', async () => {
    const learner = await activeLearner(service);
    const whole = await teachers.handIn(learner, byAi, byTeacher);
    const [second, third] = [await teachers.handIn(learner, byAi), await teachers.handIn(learner, byAi)];
    const deps = { ...teacherGradingDeps(service.platform), counted: 'test' as const };
    const ask = (attempt_id: string, question_id: string) =>
      db.transaction((tx) => requestTeacher(tx, deps, learner.id, { attempt_id, question_id }));
    expect((await ask(second, byAi)).allowance.remaining).toBe(1);
    expect((await ask(whole, byAi)).allowance.remaining).toBe(0);
    await db
      .delete(teacherGradings)
      .where(and(eq(teacherGradings.attempt_id, whole), eq(teacherGradings.question_id, byTeacher)));
    expect(await ask(whole, byTeacher)).toMatchObject({
      teacher_evaluation: { status: 'waiting' },
      allowance: { remaining: 0, counted: 'test' },
    });
    await expect(ask(third, byAi)).rejects.toMatchObject({ code: 'TEACHER_LIMIT' });
  });

  it('sent again changes nothing, and another request for the same answer costs nothing', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byAi);
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => teachers.ask(learner, attempt, byAi, key)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await teachers.ask(learner, attempt, byAi)).data).toMatchObject({ allowance: { remaining: 1 } });
    expect(await rowsOf(learner)).toHaveLength(1);
    expect(await teachers.ask(learner, attempt, byBoth, key)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('has a monthly limit, not used up by gradings from the pack and by regrades', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byAi, byTeacher);
    await graded(learner, attempt, byTeacher);
    expect((await teachers.requestRegrade(learner, attempt, byTeacher)).status).toBe(200);
    const others = [attempt, await teachers.handIn(learner, byAi), await teachers.handIn(learner, byAi)];
    const responses = await Promise.all(others.map((one) => teachers.ask(learner, one, byAi)));
    expect(responses.map(({ code }) => code ?? 'taken').toSorted()).toEqual([
      'TEACHER_LIMIT',
      'taken',
      'taken',
    ]);
    expect(responses.find(({ code }) => code)?.message).toContain('hết lượt');

    const late = new Date(vietnamMonthStart(Date.now()) - 1);
    await db
      .update(teacherGradings)
      .set({ asked_at: late })
      .where(and(eq(teacherGradings.learner_id, learner.id), eq(teacherGradings.asked_by, 'learner')));
    expect((await teachers.read(learner, attempt, byAi)).allowance.remaining).toBe(2);
  });

  it('costs nothing when the teacher could not grade the answer', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byAi);
    await teachers.ask(learner, attempt, byAi);
    const id = (await teachers.read(learner, attempt, byAi)).teacher_evaluation?.id ?? '';
    const empty = () => ({ graded_by: 'Cô Mai', refusal: 'Bài trống.' });
    await db.transaction((tx) => submitVerdict(tx, id, empty, new Date()));
    expect(await teachers.read(learner, attempt, byAi)).toMatchObject({
      teacher_evaluation: { status: 'error', refusal: 'Bài trống.', content: null },
      allowance: { remaining: 2 },
    });
  });

  it.each([
    ['what has a key', byKey, 'NOT_FOR_TEACHERS'],
    ['a single word', word, 'NOT_FOR_TEACHERS'],
    ['a question without an answer', talk, 'NOT_FOUND'],
    ['a question that is not there', `${GRADED}.99`, 'NOT_FOUND'],
  ])('is refused for %s', async (_, question, code) => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byAi);
    expect(await teachers.ask(learner, attempt, question)).toMatchObject({ code });
    expect(await teachers.readRaw(learner, attempt, question)).toMatchObject({ code });
    expect(await teachers.requestRegrade(learner, attempt, question)).toMatchObject({ code });
  });

  it('is refused before the attempt is submitted', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    await teachers.answer(learner, attempt, byAi, { type_code: 'ielts_writing', u: ESSAY });
    expect(await teachers.ask(learner, attempt, byAi)).toMatchObject({
      status: 409,
      code: 'ATTEMPT_NOT_SUBMITTED',
    });
  });

  it("is refused for another learner's work, and for a guest", async () => {
    const [owner, stranger] = [await activeLearner(service), await activeLearner(service)];
    const attempt = await teachers.handIn(owner, byAi);
    for (const answer of [
      await teachers.ask(stranger, attempt, byAi),
      await teachers.requestRegrade(stranger, attempt, byAi),
      await teachers.readRaw(stranger, attempt, byAi),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const guest = { ...owner, token: '' };
    expect(await teachers.ask(guest, attempt, byAi)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    expect(await teachers.readRaw(guest, attempt, byAi)).toMatchObject({ status: 401 });
    expect(await rowsOf(owner)).toEqual([]);
  });

  it('is refused once the course has expired, while what was graded can be read', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byAi, byTeacher);
    await graded(learner, attempt, byTeacher);
    await db
      .update(courseActivations)
      .set({ study_end_date: '2020-01-01' })
      .where(eq(courseActivations.learner_id, learner.id));
    // Other guards may trust the cached activation for a few more seconds; this one has not seen it.
    const setting = teacherGradingDeps(service.platform);
    const body = { attempt_id: attempt, question_id: byAi };
    const refused = { code: 'COURSE_NOT_ACTIVATED' };
    await expect(db.transaction((tx) => requestTeacher(tx, setting, learner.id, body))).rejects.toMatchObject(
      refused,
    );
    const again = { attempt_id: attempt, question_id: byTeacher, reason: 'Vì sao?' };
    await expect(
      db.transaction((tx) => requestRegrade(tx, setting, learner.id, again)),
    ).rejects.toMatchObject(refused);
    expect((await teachers.readRaw(learner, attempt, byTeacher)).status).toBe(200);
  });
});

describe('a writing test', () => {
  it('gets its band from teachers where the learner requested it', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    await taking.begin(learner, attempt, Date.now() - 60_000, 'writing');
    const tasks = ['writing.1', 'writing.2'];
    for (const question_id of tasks) {
      const answer: GivenAnswer = { type_code: 'ielts_writing', u: ESSAY };
      const body = { attempt_id: attempt, test_id: 'writing', question_id, answer };
      expect((await taking.update(learner, body)).status).toBe(200);
    }
    await taking.submit(learner, attempt, Date.now(), 'writing');
    const bandOf = async () =>
      (await taking.view(learner, attempt, 'writing')).attempt?.user_result.ielts_statistic.band_score;
    expect(await bandOf()).toBeNull();
    for (const question of tasks) {
      expect((await teachers.ask(learner, attempt, question)).status).toBe(200);
      await graded(learner, attempt, question, question === 'writing.1' ? 7 : 5.5);
    }
    // Task 2, the first of the two here, counts twice.
    expect(await bandOf()).toBe(6.5);
    const [first] = (await taking.view(learner, attempt, 'writing')).questions;
    expect(first?.user[0]?.teacher_evaluation).toMatchObject({ status: 'finished', content: { band: 7 } });
  });

  it('shows teachers’ grades of its newest submitted attempt by default', async () => {
    const learner = await activeLearner(service);
    const resultOf = async ({ token }: TestLearner) =>
      (await service.get('/tutor-result/test/writing', { token })).data;
    expect(await resultOf(learner)).toEqual({ attempt: null });

    const [older, newer, open] = [randomUUID(), randomUUID(), randomUUID()];
    const question_id = 'writing.2';
    for (const [attempt_id, minutes] of [
      [older, 20],
      [newer, 10],
    ] as const) {
      await taking.begin(learner, attempt_id, Date.now() - minutes * 60_000, 'writing');
      const answer: GivenAnswer = { type_code: 'ielts_writing', u: ESSAY };
      await taking.update(learner, { attempt_id, test_id: 'writing', question_id, answer });
      await taking.submit(learner, attempt_id, Date.now(), 'writing');
    }
    await taking.begin(learner, open, Date.now(), 'writing');
    expect(await resultOf(learner)).toMatchObject({ attempt: { id: newer, questions: [] } });
    await teachers.ask(learner, newer, question_id);
    await graded(learner, newer, question_id, 5.5);
    expect(await resultOf(learner)).toMatchObject({
      attempt: {
        id: newer,
        questions: [{ id: question_id, teacher_evaluation: { status: 'finished', content: { band: 5.5 } } }],
      },
    });

    expect(await resultOf(await activeLearner(service))).toEqual({ attempt: null });
    expect(await service.get('/tutor-result/test/writing', {})).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await service.get(`/tutor-result/test/${GRADED}`, { token: learner.token })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('a second grading', () => {
  it('is requested once, with a reason, and its grade replaces the first', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byTeacher);
    expect(await teachers.requestRegrade(learner, attempt, byTeacher)).toMatchObject({
      code: 'NOT_GRADED_YET',
    });
    await graded(learner, attempt, byTeacher, 5);
    for (const reason of ['', '   ', 'x'.repeat(1001)])
      expect((await teachers.requestRegrade(learner, attempt, byTeacher, reason)).code).toBe('BAD_REQUEST');
    const key = randomUUID();
    const response = await teachers.requestRegrade(learner, attempt, byTeacher, ' Bài đủ ý. ', key);
    expect(response.data).toMatchObject({
      teacher_evaluation: {
        status: 'finished',
        content: { band: 5 },
        regrade: { status: 'waiting', reason: 'Bài đủ ý.', content: null },
      },
    });
    expect((await teachers.requestRegrade(learner, attempt, byTeacher, ' Bài đủ ý. ', key)).data).toEqual(
      response.data,
    );
    expect(await teachers.requestRegrade(learner, attempt, byTeacher)).toMatchObject({
      status: 409,
      code: 'REGRADE_ASKED',
    });
    const second = (await teachers.read(learner, attempt, byTeacher)).teacher_evaluation?.regrade?.id ?? '';
    await teachers.grade(second, 6);
    expect(await teachers.read(learner, attempt, byTeacher)).toMatchObject({
      teacher_evaluation: { content: { band: 5 }, regrade: { status: 'finished', content: { band: 6 } } },
    });
    expect(await rowsOf(learner)).toHaveLength(2);
  });

  it('requires a first one', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byAi);
    expect(await teachers.requestRegrade(learner, attempt, byAi)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe("a teacher's grade", () => {
  const notificationsOf = async ({ token }: TestLearner) =>
    ENDPOINTS.notifications.list.response.parse((await service.get('/notify', { token })).data).notifications;

  it('is notified when it arrives, with the page that shows it', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byTeacher, byAi);
    expect(await notificationsOf(learner)).toEqual([]);
    const first = await graded(learner, attempt, byTeacher);
    const link = `/practice-result/${GRADED}/detail-writing/${byTeacher}?attempt=${attempt}`;
    const news = { id: first, kind: 'teacher_graded', title: 'Chấm bài', link };
    expect(await notificationsOf(learner)).toMatchObject([news]);
    await teachers.requestRegrade(learner, attempt, byTeacher);
    const again = (await teachers.read(learner, attempt, byTeacher)).teacher_evaluation?.regrade?.id ?? '';
    const refusal = { graded_by: 'Thầy Nam', refusal: 'Bài chép lại đề.' };
    const later = new Date(Date.now() + 1_000);
    await db.transaction((tx) => submitVerdict(tx, again, () => refusal, later));
    expect(await notificationsOf(learner)).toMatchObject([
      { id: again, kind: 'teacher_declined', link },
      news,
    ]);
    expect(await notificationsOf(await activeLearner(service))).toEqual([]);
  });

  it('is in the export, and is deleted with the learner', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.handIn(learner, byTeacher);
    await graded(learner, attempt, byTeacher);
    await teachers.requestRegrade(learner, attempt, byTeacher, 'Vì sao thế ạ?');
    const all = ENDPOINTS.privacy.exportData.response.parse(
      (await service.get('/privacy/export', { token: learner.token })).data,
    );
    expect(all.teacher_gradings).toHaveLength(2);
    expect(all.teacher_gradings).toContainEqual(expect.objectContaining({ reason: 'Vì sao thế ạ?' }));
    expect((await deleteLearner(service, learner)).status).toBe(200);
    expect(await rowsOf(learner)).toEqual([]);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
