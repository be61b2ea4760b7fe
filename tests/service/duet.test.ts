import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { attemptAnswers, courseActivations } from '#server/db/schema-progress.ts';
import { setEvaluation } from '#server/domain/attempt/write-answers.ts';
import { gradedReading } from '../support/graded-answers.ts';
import { STARTER } from '../support/starter.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { uploadRecording } from './upload-recording.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const { conversationMessage, latestResult } = ENDPOINTS.duet;
const DUET = 'chuyen-nha-o-xa';
const LINES = ['2', '4', '6', '8'].map((line) => `${DUET}.${line}`);
const [FIRST = '', SECOND = ''] = LINES;
/** Said by the other speaker. */
const OTHERS = `${DUET}.1`;

const now = () => ({ at: Date.now(), skew: 0 });
const _estimate = (point: number) => ({ point, low: point, high: point });

async function buyer(): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await db.insert(courseActivations).values({
    learner_id: learner.id,
    course_id: 'buoc-toi-6',
    status: 'activated',
    activated_at: new Date(),
  });
  return learner;
}

interface Line {
  attempt: string;
  line: string;
  duet?: string;
  recording?: string;
  key?: string;
  at?: number;
}

async function say(learner: TestLearner, { attempt, line, duet = DUET, recording, key, at }: Line) {
  const recording_id = recording ?? (await uploadRecording(service, learner));
  return service.post(conversationMessage.path.replace('{id}', duet), {
    token: learner.token,
    key: key ?? randomUUID(),
    body: { attempt_id: attempt, question_id: line, recording_id, at: at ?? Date.now(), skew: 0 },
  });
}

const read = (token: string | undefined, duet = DUET) =>
  service.get(latestResult.path.replace('{id}', duet), { token });
const resultOf = async ({ token }: TestLearner) => latestResult.response.parse((await read(token)).data);

const submit = ({ token }: TestLearner, attempt_id: string) =>
  service.post('/practice/submit', {
    token,
    key: randomUUID(),
    body: { attempt_id, practice_id: DUET, ...now() },
  });

const grade = (attempt: string, line: string, score: number) =>
  db.transaction((tx) => setEvaluation(tx, { attemptId: attempt, questionId: line }, gradedReading(score)));

describe('a duet', () => {
  it('is said line by line, handed in, and graded', async () => {
    const learner = await buyer();
    const attempt = randomUUID();
    const unsaid = LINES.map((question_id) => ({ question_id, state: 'unsaid', score: null }));
    expect(await resultOf(learner)).toMatchObject({
      lines: unsaid,
      total: { said: 0, of: 4, graded: 0, score: null },
    });
    const sent = await say(learner, { attempt, line: FIRST });
    expect(sent.data).toEqual({ attempt_id: attempt, question_id: FIRST });
    await say(learner, { attempt, line: SECOND });
    expect((await resultOf(learner)).lines.map(({ state }) => state)).toEqual([
      'said',
      'said',
      'unsaid',
      'unsaid',
    ]);
    expect((await submit(learner, attempt)).status).toBe(200);
    expect((await resultOf(learner)).lines[0]).toMatchObject({ state: 'waiting', score: null });
    await grade(attempt, FIRST, 60.4);
    await grade(attempt, SECOND, 80);
    const { lines, total } = await resultOf(learner);
    expect(lines.map(({ score }) => score)).toEqual([60, 80, null, null]);
    expect(total).toEqual({ said: 2, of: 4, graded: 2, score: 70 });
    expect((await say(learner, { attempt, line: FIRST })).code).toBe('ATTEMPT_SUBMITTED');
  });

  it("has each line's latest result, in whichever attempt, and nobody else's", async () => {
    const [learner, other] = [await buyer(), await buyer()];
    const [earlier, later] = [randomUUID(), randomUUID()];
    await say(learner, { attempt: earlier, line: FIRST, at: Date.now() - 60_000 });
    await say(learner, { attempt: earlier, line: SECOND, at: Date.now() - 60_000 });
    await submit(learner, earlier);
    await grade(earlier, FIRST, 50);
    await grade(earlier, SECOND, 90);
    await say(learner, { attempt: later, line: FIRST });
    await submit(learner, later);
    await grade(later, FIRST, 70);
    expect((await resultOf(learner)).total).toEqual({ said: 2, of: 4, graded: 2, score: 80 });
    expect((await resultOf(other)).total.said).toBe(0);
    expect((await say(other, { attempt: later, line: SECOND })).code).toBe('NOT_FOUND');
  });

  it('stores a message once, however often it is sent', async () => {
    const learner = await buyer();
    const message = { attempt: randomUUID(), line: FIRST, key: randomUUID(), at: Date.now() };
    const recording = await uploadRecording(service, learner);
    const first = await say(learner, { ...message, recording });
    expect((await say(learner, { ...message, recording })).data).toEqual(first.data);
    expect((await say(learner, message)).code).toBe('IDEMPOTENCY_CONFLICT');
    const stored = await db.select({ attempt: attemptAnswers.attempt_id }).from(attemptAnswers);
    expect(stored.filter(({ attempt }) => attempt === message.attempt)).toHaveLength(1);
  });

  it('takes over an answer that an earlier version queued', async () => {
    const learner = await buyer();
    const recording_id = await uploadRecording(service, learner);
    const answer = { type_code: 'ielts_scripted_speaking', recording_id };
    const body = { attempt_id: randomUUID(), practice_id: DUET, question_id: FIRST, answer, ...now() };
    const { token } = learner;
    const sent = await service.post('/practice/update-single-answer', { token, key: randomUUID(), body });
    expect(sent.status).toBe(200);
    expect((await resultOf(learner)).lines[0]).toMatchObject({ state: 'said', recording_id });
  });

  it.each([
    ['an unknown duet', { duet: 'x', line: FIRST }, 'NOT_FOUND'],
    ['a practice', { duet: STARTER.practice, line: FIRST }, 'NOT_FOUND'],
    ["another speaker's line", { line: OTHERS }, 'NOT_FOUND'],
    ['a line without its recording', { line: FIRST, recording: randomUUID() }, 'RECORDING_MISSING'],
  ])('refuses %s', async (_name, given, code) => {
    const refused = await say(await buyer(), { attempt: randomUUID(), ...given });
    expect(refused.code).toBe(code);
    expect(refused.message).toMatch(/[à-ỹ]/);
  });

  it('is closed to those who may not enter its course', async () => {
    const learner = await registerLearner(service);
    const refused = await say(learner, { attempt: randomUUID(), line: FIRST });
    expect(refused.code).toBe('COURSE_NOT_ACTIVATED');
    expect((await read(learner.token)).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await read(undefined)).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await read(learner.token, STARTER.practice)).code).toBe('NOT_FOUND');
  });
});
