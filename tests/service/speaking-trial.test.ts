import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { speakingSurveys } from '#server/db/schema-speaking-practice.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { spoken } from './speaking-calls.ts';
import { speakingGuest } from './speaking-guests.ts';
import { grade, gradedTalk } from './spoken-attempts.ts';
import { uploadRecording } from './upload-recording.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', GUESTS_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
const TRIAL = '/ielts/virtual-room/speaking-trial';
const SURVEY = '/ielts/virtual-room/trial-survey';
const { listQuestions, survey } = ENDPOINTS.speakingTrial;
const ANSWERS = [
  { question_id: 'aim', value: 'not_sure' },
  { question_id: 'hardest', value: 'words' },
  { question_id: 'feeling', value: 'easy' },
];

afterAll(() => {
  expect(service.faults).toEqual([]);
});

type Guest = ReturnType<typeof speakingGuest>;

/** A trial with one answer. */
async function begin(guest: Guest): Promise<string> {
  const attempt_id = randomUUID();
  const answer = await guest.record();
  const sent = await guest.post(`${TRIAL}/submit-question`, { attempt_id, question_id: 't1', answer });
  expect(sent.status).toBe(200);
  return attempt_id;
}

describe('the trial', () => {
  it('is open to somebody who has done nothing yet', async () => {
    const { data } = await service.get(`${TRIAL}/list-questions`);
    const { set, questions, attempt } = listQuestions.response.parse(data);
    expect(set).toMatchObject({ id: 'speaking-trial', mode: 'trial' });
    expect(questions[0]).toMatchObject({ id: 't1', user: [] });
    expect(attempt).toBeNull();
    expect((await service.get(`${TRIAL}/list-questions?attempt_id=latest`)).code).toBe('NOT_SIGNED_IN');
  });

  it('is spoken by a guest, graded, and becomes the learner’s who signs up', async () => {
    const guest = speakingGuest(service);
    const attempt_id = await begin(guest);
    expect((await guest.post(`${TRIAL}/submit-topic`, { attempt_id })).status).toBe(200);
    expect((await guest.post(`${TRIAL}/submit-topic`, { attempt_id })).code).toBe('ATTEMPT_SUBMITTED');
    await grade(db, attempt_id, 't1', gradedTalk());
    const read = async (answer: ReturnType<Guest['get']>) =>
      listQuestions.response.parse((await answer).data);
    const own = await read(guest.get(`${TRIAL}/list-questions?attempt_id=latest`));
    expect(own.attempt).toMatchObject({ id: attempt_id, user_result: { speaking: { outcome: 'graded' } } });
    expect((await guest.post(SURVEY, { attempt_id, answers: ANSWERS })).status).toBe(200);

    const stranger = speakingGuest(service);
    await begin(stranger);
    const stolen = await stranger.get(`${TRIAL}/list-questions?attempt_id=${attempt_id}`);
    expect(stolen.code).toBe('NOT_FOUND');

    const { token } = await registerLearner(service);
    const body = { visitor_token: guest.token };
    const claimed = await service.post('/practice-test/claim', { token, key: randomUUID(), body });
    expect(claimed.data).toMatchObject({ attempts: 1 });
    const kept = await read(service.get(`${TRIAL}/list-questions?attempt_id=latest`, { token }));
    expect(kept.attempt?.id).toBe(attempt_id);
    expect((await service.get(SURVEY, { token })).data).toMatchObject({ is_answered: true });
    const statistics = await service.get(ENDPOINTS.speakingStatistics.userStatistics.path, { token });
    expect(statistics.data).toMatchObject({ all: { talks: 1, seconds: 62 }, band: { attempt_id } });
    const exported = await service.get('/privacy/export', { token });
    expect(exported.data).toMatchObject({ speaking_surveys: [{ attempt_id, answers: { aim: 'not_sure' } }] });
  });

  it('is a learner’s, too, and takes only what fits', async () => {
    const learner = await registerLearner(service);
    const call = (question_id: string, answer: object) =>
      service.post(`${TRIAL}/submit-question`, {
        token: learner.token,
        key: randomUUID(),
        body: { attempt_id: randomUUID(), question_id, answer, at: Date.now(), skew: 0 },
      });
    const answer = spoken(await uploadRecording(service, learner));
    expect((await call('t1', answer)).status).toBe(200);
    expect((await call('q9', answer)).code).toBe('NOT_FOUND');
    expect((await call('t1', spoken(randomUUID()))).code).toBe('RECORDING_MISSING');
    const own = { ...answer, asked: { text: 'Why?', by: 'author' } };
    expect((await call('t1', own)).code).toBe('ANSWER_DOES_NOT_FIT');
    expect((await call('t1', { type_code: 'free_text', text: 'bees' })).code).toBe('BAD_REQUEST');
  });
});

describe('the survey', () => {
  it('is answered once; the first answers stay', async () => {
    const guest = speakingGuest(service);
    const { questions, is_answered } = survey.response.parse((await service.get(SURVEY)).data);
    expect(questions.map(({ id }) => id)).toEqual(['aim', 'hardest', 'feeling', 'next']);
    expect(is_answered).toBe(false);
    const attempt_id = await begin(guest);
    const given = [...ANSWERS, { question_id: 'next', value: ' Thêm chủ đề. ' }];
    expect((await guest.post(SURVEY, { attempt_id, answers: given })).data).toEqual({ is_answered: true });
    expect((await guest.post(SURVEY, { attempt_id, answers: ANSWERS })).status).toBe(200);
    expect((await guest.get(SURVEY)).data).toMatchObject({ is_answered: true });
    const [row] = await db.select().from(speakingSurveys).where(eq(speakingSurveys.attempt_id, attempt_id));
    expect(row?.answers).toEqual({
      aim: 'not_sure',
      hardest: 'words',
      feeling: 'easy',
      next: 'Thêm chủ đề.',
    });
  });

  it.each([
    ['a choice that there is not', [{ question_id: 'aim', value: 'band 10' }, ...ANSWERS.slice(1)]],
    ['a question that there is not', [...ANSWERS, { question_id: 'phone', value: '0912345678' }]],
    ['a question left out', ANSWERS.slice(1)],
    ['a question answered twice', [...ANSWERS, { question_id: 'aim', value: 'to55_soon' }]],
    ['a text that is too long', [...ANSWERS, { question_id: 'next', value: 'a'.repeat(301) }]],
    ['a needed answer that is empty', [{ question_id: 'aim', value: ' ' }, ...ANSWERS.slice(1)]],
  ])('refuses %s', async (_, answers) => {
    const guest = speakingGuest(service);
    const attempt_id = await begin(guest);
    expect((await guest.post(SURVEY, { attempt_id, answers })).code).toBe('ANSWER_DOES_NOT_FIT');
    expect((await guest.get(SURVEY)).data).toMatchObject({ is_answered: false });
  });

  it('is about a trial of one’s own', async () => {
    const [guest, other] = [speakingGuest(service), speakingGuest(service)];
    const attempt_id = await begin(guest);
    expect((await other.post(SURVEY, { attempt_id, answers: ANSWERS })).code).toBe('NOT_FOUND');
  });

  it('keeps a learner’s own answers when they claim a guest’s', async () => {
    const guest = speakingGuest(service);
    await guest.post(SURVEY, { attempt_id: await begin(guest), answers: ANSWERS });
    const learner = await registerLearner(service);
    const send = (path: string, body: object) =>
      service.post(path, {
        token: learner.token,
        key: randomUUID(),
        body: { at: Date.now(), skew: 0, ...body },
      });
    const attempt_id = randomUUID();
    const answer = spoken(await uploadRecording(service, learner));
    await send(`${TRIAL}/submit-question`, { attempt_id, question_id: 't1', answer });
    await send(SURVEY, { attempt_id, answers: ANSWERS });
    expect((await send('/practice-test/claim', { visitor_token: guest.token })).status).toBe(200);
    const rows = await db.select().from(speakingSurveys).where(eq(speakingSurveys.learner_id, learner.id));
    expect(rows).toMatchObject([{ attempt_id }]);
  });
});
