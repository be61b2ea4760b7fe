import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DEFAULT_PUSH_SETTINGS } from '#contract/push.ts';
import { gradingCounts } from '#server/db/schema-progress.ts';
import { pushes } from '#server/db/schema-push.ts';
import { speakingBands } from '#server/db/schema-speaking-practice.ts';
import { deleteLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { queuedOf, speakingOf, speakingVip } from './speaking-calls.ts';
import { grade, gradedTalk, measuredTalk } from './spoken-attempts.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000', GRADINGS_PER_LEARNER_DAY: '5' },
});
const { db } = service.platform;
const TEST = 'speaking-test-1';
const REASON = 'Mình nghĩ phần 3 nói tốt hơn thế.';
const { listQuestions, preparation } = ENDPOINTS.speakingExam;

afterAll(() => {
  expect(service.faults).toEqual([]);
});

/** A learner's calls about the test. */
function examOf(learner: TestLearner) {
  const { token } = learner;
  const { answer } = speakingOf(service, learner, TEST);
  const path = `/ielts/virtual-room/topics/${TEST}/exam`;
  const post = (name: string, body: object, key: string = randomUUID()) =>
    service.post(`${path}/${name}`, { token, key, body: { at: Date.now(), skew: 0, ...body } });
  const list = (attempt?: string) =>
    service.get(`${path}/list-questions${attempt ? `?attempt_id=${attempt}` : ''}`, { token });
  const submitPart = (attempt_id: string, part: number, given: { key?: string; at?: number } = {}) =>
    post('submit-part', { attempt_id, part, ...(given.at && { at: given.at }) }, given.key);
  const exam = async (attempt?: string) => listQuestions.response.parse((await list(attempt)).data);
  return {
    answer,
    list,
    exam,
    submitPart,
    reject: (attempt_id: string, reason = REASON, key?: string) =>
      post('reject-result', { attempt_id, reason }, key),
    prepare: (is_prepared: unknown) => service.patch(`${path}/preparation`, { token, body: { is_prepared } }),
    standing: async (own?: string) =>
      preparation.response.parse(
        (await service.get(`${path}/preparation${own ? `?attempt_id=${own}` : ''}`, { token })).data,
      ),
    beginAnew: (attempt_id: string, new_attempt_id: string) =>
      speakingOf(service, learner, TEST).post('redo-topic', { attempt_id, new_attempt_id }),
    /** A submitted attempt with two answers, graded. */
    graded: async () => {
      const attempt = randomUUID();
      const [first, second] = (await exam()).questions.filter(({ follows }) => follows === undefined);
      const asked = [first?.id ?? '', second?.id ?? ''];
      for (const id of asked) expect((await answer(attempt, id)).status).toBe(200);
      for (const part of [1, 2, 3]) expect((await submitPart(attempt, part)).status).toBe(200);
      for (const id of asked) await grade(db, attempt, id, gradedTalk());
      return { attempt, asked };
    },
  };
}

describe('the preparation of a test', () => {
  it('is that of the learner, until it is checked again', async () => {
    const [mine, other] = [examOf(await speakingVip(service)), examOf(await speakingVip(service))];
    expect(await mine.standing()).toEqual({
      is_prepared: false,
      prepared_at: null,
      under_way: null,
      own: null,
    });
    expect((await mine.prepare(true)).data).toMatchObject({ is_prepared: true });
    expect(await mine.standing()).toMatchObject({ is_prepared: true, prepared_at: expect.any(Number) });
    expect(await other.standing()).toMatchObject({ is_prepared: false });
    expect((await mine.prepare(false)).data).toEqual({ is_prepared: false, prepared_at: null });
    expect((await mine.prepare('yes')).code).toBe('BAD_REQUEST');
  });

  it('is only for those who may enter, of tests that there are', async () => {
    const learner = await registerLearner(service);
    expect((await examOf(learner).prepare(true)).code).toBe('SPEAKING_NOT_ALLOWED');
    expect((await examOf(learner).list()).code).toBe('SPEAKING_NOT_ALLOWED');
    const { token } = await speakingVip(service);
    for (const id of ['speaking-weekends', 'speaking-trial', 'missing']) {
      const path = `/ielts/virtual-room/topics/${id}/exam/list-questions`;
      expect((await service.get(path, { token })).code, id).toBe('NOT_FOUND');
    }
  });
});

describe('a test', () => {
  it('has its script, and nothing handed in', async () => {
    const { set, transitions, questions, ...rest } = await examOf(await speakingVip(service)).exam();
    expect(set).toMatchObject({ id: TEST, mode: 'test' });
    expect(transitions?.part_1_to_2.voice).toMatch(/^\/media\/voices\//);
    expect(questions.length).toBeGreaterThan(10);
    expect(rest).toMatchObject({ attempt: null, submitted_parts: [], rejected: null, others: [] });
  });

  it.each([[[1, 2, 3]], [[3, 1, 2]]])('is submitted with the last of its parts: %j', async (parts) => {
    const { answer, exam, submitPart } = examOf(await speakingVip(service));
    const attempt = randomUUID();
    const [{ id } = { id: '' }] = (await exam()).questions;
    expect((await answer(attempt, id)).status).toBe(200);
    const at = Date.now() - 60_000;
    for (const [place, part] of parts.entries()) {
      // What was said in a part is graded once that was handed in.
      expect(await queuedOf(service, attempt)).toEqual(parts.slice(0, place).includes(1) ? [id] : []);
      const { data, status } = await submitPart(attempt, part, { at: at - place * 1_000 });
      expect(status).toBe(200);
      if (place < 2) {
        expect(data).toEqual({ attempt: null });
        const { submitted_parts } = await exam(attempt);
        expect(submitted_parts).toEqual(parts.slice(0, place + 1).toSorted());
      } else {
        // The time of the part that was handed in last, not of the one that arrived last.
        expect(data).toMatchObject({ attempt: { id: attempt, waiting: 1, submitted_at: at } });
      }
    }
    expect(await queuedOf(service, attempt)).toEqual([id]);
    expect((await exam('latest')).submitted_parts).toEqual([1, 2, 3]);
  });

  it('is graded part by part, and tells nothing of it before its end', async () => {
    const learner = await speakingVip(service);
    const { answer, exam, submitPart } = examOf(learner);
    const kinds = { ...DEFAULT_PUSH_SETTINGS.kinds, graded: true };
    const settings = { ...DEFAULT_PUSH_SETTINGS, kinds, at: Date.now(), skew: 0 };
    await service.post('/push/settings', { token: learner.token, key: randomUUID(), body: settings });
    const attempt = randomUUID();
    const asked = (await exam()).questions.filter(({ follows }) => follows === undefined);
    const of = (part: number) =>
      asked.find(({ content }) => 'part' in content && content.part === part)?.id ?? '';
    const given = async (id: string) => (await exam(attempt)).questions.find((one) => one.id === id)?.user[0];
    for (const part of [1, 2]) expect((await answer(attempt, of(part))).status).toBe(200);
    expect((await submitPart(attempt, 1)).status).toBe(200);
    expect(await queuedOf(service, attempt)).toEqual([of(1)]);
    const told = async () => [
      (await service.get('/notify', { token: learner.token })).data,
      await db.select().from(pushes).where(eq(pushes.attempt_id, attempt)),
    ];
    await grade(db, attempt, of(1), gradedTalk());
    expect((await exam(attempt)).attempt).toMatchObject({ waiting: 0, submitted_at: null });
    expect(await given(of(1))).toMatchObject({ ai_evaluation: null });
    expect(await told()).toMatchObject([{ notifications: [] }, []]);
    for (const part of [2, 3]) expect((await submitPart(attempt, part)).status).toBe(200);
    expect((await queuedOf(service, attempt)).toSorted()).toEqual([of(1), of(2)].toSorted());
    expect((await exam(attempt)).attempt).toMatchObject({ waiting: 1 });
    expect(await given(of(1))).toMatchObject({ ai_evaluation: { status: 'finished' } });
    await grade(db, attempt, of(2), gradedTalk());
    expect((await exam(attempt)).attempt?.user_result.speaking?.outcome).toBe('graded');
    expect(await told()).toMatchObject([{ notifications: [{ kind: 'graded' }] }, [{ kind: 'graded' }]]);
  });

  it('takes each part once, however often it is sent', async () => {
    const { submitPart } = examOf(await speakingVip(service));
    const attempt = randomUUID();
    const once = { key: randomUUID(), at: Date.now() };
    const sent = await Promise.all([1, 2, 3].map(() => submitPart(attempt, 1, once)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await submitPart(attempt, 1)).code).toBe('PART_SUBMITTED');
    const together = await Promise.all([submitPart(attempt, 2), submitPart(attempt, 3)]);
    expect(together.filter(({ data }) => JSON.stringify(data) !== '{"attempt":null}')).toHaveLength(1);
    expect((await submitPart(attempt, 3)).code).toBe('PART_SUBMITTED');
    expect((await submitPart(attempt, 4)).code).toBe('BAD_REQUEST');
  });

  it("is nobody else's", async () => {
    const [mine, other] = [examOf(await speakingVip(service)), examOf(await speakingVip(service))];
    const { attempt } = await mine.graded();
    expect((await other.list(attempt)).code).toBe('NOT_FOUND');
    expect((await other.submitPart(attempt, 1)).code).toBe('NOT_FOUND');
    expect((await other.reject(attempt)).code).toBe('NOT_FOUND');
  });

  it('names the earlier attempts to compare with', async () => {
    const { exam, submitPart } = examOf(await speakingVip(service));
    const ids = [randomUUID(), randomUUID()];
    for (const [place, id] of ids.entries())
      for (const part of [1, 2, 3]) await submitPart(id, part, { at: Date.now() - 9_000 + place * 1_000 });
    expect((await exam(ids[1])).others).toEqual([ids[0]]);
    expect((await exam()).others).toEqual(ids.toReversed());
  });
});

describe('a test that goes on on another device', () => {
  /** A test of which the first part was handed in, and one answer of the second has arrived. */
  async function begun(exam: ReturnType<typeof examOf>) {
    const attempt = randomUUID();
    const { questions } = await exam.exam();
    const of = (part: number) =>
      questions.flatMap(({ id, follows, content }) =>
        follows === undefined && 'part' in content && content.part === part ? [id] : [],
      );
    const [[first = ''], [card = '', rounding = ''], [last = '']] = [of(1), of(2), of(3)];
    expect((await exam.answer(attempt, first)).status).toBe(200);
    expect((await exam.submitPart(attempt, 1)).status).toBe(200);
    expect((await exam.answer(attempt, card)).status).toBe(200);
    return { attempt, first, unanswered: of(1)[1] ?? '', card, rounding, last };
  }

  it('is told how far it is, and nobody else is', async () => {
    const [mine, other] = [examOf(await speakingVip(service)), examOf(await speakingVip(service))];
    const before = Date.now();
    const { attempt } = await begun(mine);
    const { under_way, own } = await mine.standing();
    expect(under_way).toMatchObject({ attempt_id: attempt, answered: 2, parts: [1] });
    expect(under_way?.begun_at).toBeGreaterThanOrEqual(before);
    expect(under_way?.at).toBeGreaterThanOrEqual(under_way?.begun_at ?? Number.NaN);
    expect(own).toBeNull();
    expect(await mine.standing(attempt)).toMatchObject({ own: { attempt_id: attempt, state: 'open' } });
    expect((await mine.standing(randomUUID())).own).toBeNull();
    expect(await other.standing(attempt)).toMatchObject({ under_way: null, own: null });
  });

  it('stays one attempt, of which each part is handed in once and no answer to it is lost', async () => {
    const exam = examOf(await speakingVip(service));
    const { attempt, first, unanswered, card, rounding, last } = await begun(exam);
    const said = async (id: string) =>
      (await exam.exam(attempt)).questions.find((question) => question.id === id)?.user[0]?.bai_lam;
    // The other device asks the second part from its beginning.
    expect((await exam.answer(attempt, card)).status).toBe(200);
    const kept = await said(card);
    expect((await exam.submitPart(attempt, 2)).status).toBe(200);
    // What the first one said meanwhile with no network arrives now.
    expect((await exam.answer(attempt, card)).code).toBe('PART_SUBMITTED');
    expect((await exam.answer(attempt, first)).code).toBe('PART_SUBMITTED');
    expect((await exam.submitPart(attempt, 2)).code).toBe('PART_SUBMITTED');
    expect(await said(card)).toEqual(kept);
    for (const id of [rounding, unanswered]) expect((await exam.answer(attempt, id)).status, id).toBe(200);
    expect((await exam.answer(attempt, last)).status).toBe(200);
    expect((await exam.submitPart(attempt, 3)).data).toMatchObject({ attempt: { id: attempt } });
    expect(await exam.standing(attempt)).toMatchObject({
      under_way: null,
      own: { state: 'submitted', parts: [1, 2, 3] },
    });
    expect((await exam.exam()).others).toEqual([attempt]);
  });

  it('takes a transcript that comes after its part', async () => {
    const learner = await speakingVip(service);
    const exam = examOf(learner);
    const { attempt, first } = await begun(exam);
    const given = (await exam.exam(attempt)).questions.find(({ id }) => id === first)?.user[0]?.bai_lam;
    if (given?.type_code !== 'ielts_unscripted_speaking') throw new Error('the answer is missing');
    const answer = { ...given, transcript: { text: 'I live by the lake.', source: 'browser' } };
    const { post } = speakingOf(service, learner, TEST);
    expect((await post('submit-question', { attempt_id: attempt, question_id: first, answer })).status).toBe(
      200,
    );
  });

  it('is begun anew there: the earlier one is kept, and is no longer under way', async () => {
    const exam = examOf(await speakingVip(service));
    const { attempt, first } = await begun(exam);
    const anew = randomUUID();
    expect((await exam.beginAnew(attempt, anew)).status).toBe(200);
    expect(await exam.standing(attempt)).toMatchObject({
      under_way: { attempt_id: anew, answered: 0, parts: [] },
      own: { state: 'given_up', parts: [1] },
    });
    expect((await exam.exam(attempt)).questions.find(({ id }) => id === first)?.user).toHaveLength(1);
  });

  it("hides from others whether a part of somebody's was handed in", async () => {
    const [mine, other] = [examOf(await speakingVip(service)), examOf(await speakingVip(service))];
    const { attempt, first } = await begun(mine);
    expect((await other.answer(attempt, first)).code).toBe('NOT_FOUND');
  });
});

describe('a rejected result', () => {
  it('is graded anew once, and the first one stays', async () => {
    const learner = await speakingVip(service);
    const { exam, graded, reject } = examOf(learner);
    const { attempt, asked } = await graded();
    const first = (await exam(attempt)).attempt?.user_result.speaking;
    expect(first?.outcome).toBe('graded');
    const key = randomUUID();
    const { data, status } = await reject(attempt, REASON, key);
    expect(status).toBe(200);
    expect(data).toMatchObject({ attempt: { id: attempt, waiting: 2 } });
    expect(await queuedOf(service, attempt)).toEqual([...asked, ...asked].toSorted());
    expect(await db.select().from(speakingBands).where(eq(speakingBands.attempt_id, attempt))).toEqual([]);
    for (const id of asked) await grade(db, attempt, id, gradedTalk({ speech_rate: 160, words: 240 }));
    const { rejected, attempt: anew } = await exam(attempt);
    expect(rejected).toMatchObject({ reason: REASON, first });
    expect(anew?.user_result.speaking).not.toEqual(first);
    expect((await reject(attempt, REASON)).code).toBe('RESULT_REJECTED');
    const exported = await service.get('/privacy/export', { token: learner.token });
    expect(exported.data).toMatchObject({
      speaking_parts: [1, 2, 3].map((part) => ({ attempt_id: attempt, part })),
      speaking_rejections: [{ attempt_id: attempt, reason: REASON, first_band: { outcome: 'graded' } }],
    });
    expect((await deleteLearner(service, learner)).status).toBe(200);
  });

  it('was one: there is nothing to reject before', async () => {
    const { answer, exam, reject, submitPart } = examOf(await speakingVip(service));
    const attempt = randomUUID();
    expect((await reject(attempt)).code).toBe('NOT_FOUND');
    const [{ id } = { id: '' }] = (await exam()).questions;
    await answer(attempt, id);
    expect((await reject(attempt)).code).toBe('ATTEMPT_NOT_SUBMITTED');
    for (const part of [1, 2, 3]) await submitPart(attempt, part);
    expect((await reject(attempt)).code).toBe('NOT_GRADED_YET');
    expect((await reject(attempt, 'Sai.')).code).toBe('BAD_REQUEST');
  });

  it('stays as it is where the gradings of the day do not suffice for all of it', async () => {
    const learner = await speakingVip(service);
    const { exam, graded, reject } = examOf(learner);
    const { attempt } = await graded();
    await db.update(gradingCounts).set({ asked: 4 }).where(eq(gradingCounts.learner_id, learner.id));
    expect((await reject(attempt)).code).toBe('GRADINGS_USED_UP');
    const { rejected, attempt: same } = await exam(attempt);
    expect(rejected).toBeNull();
    expect(same?.user_result.speaking?.outcome).toBe('graded');
    await db.delete(gradingCounts).where(eq(gradingCounts.learner_id, learner.id));
    expect((await reject(attempt)).status).toBe(200);
  });
});

it('an answer that is corrected after the gradings of the day leaves the band to the others', async () => {
  const learner = await speakingVip(service);
  const { answer, exam, submitPart } = examOf(learner);
  const attempt = randomUUID();
  const [first, second] = (await exam()).questions.filter(({ follows }) => follows === undefined);
  const ids = [first?.id ?? '', second?.id ?? ''] as const;
  for (const id of ids) await answer(attempt, id);
  for (const part of [1, 2, 3]) await submitPart(attempt, part);
  await grade(db, attempt, ids[0], gradedTalk());
  await grade(db, attempt, ids[1], measuredTalk(30));
  const bands = () => db.select().from(speakingBands).where(eq(speakingBands.attempt_id, attempt));
  const [before] = await bands();
  expect(before).toBeDefined();
  const given = (await exam(attempt)).questions.find(({ id }) => id === ids[1])?.user[0]?.bai_lam;
  if (given?.type_code !== 'ielts_unscripted_speaking') throw new Error('the answer is missing');
  await db.update(gradingCounts).set({ asked: 5 }).where(eq(gradingCounts.learner_id, learner.id));
  const corrected = { ...given, transcript: { text: 'I love bees.', source: 'learner' } };
  const { post } = speakingOf(service, learner, TEST);
  const sent = await post('update-question-answer', {
    attempt_id: attempt,
    question_id: ids[1],
    answer: corrected,
  });
  expect(sent.status).toBe(200);
  expect(await bands()).toEqual([before]);
});
