import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { notebookCards } from '#server/db/schema-notebook.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { setEvaluation } from '#server/domain/attempt/write-answers.ts';
import { listAdvice } from '#server/domain/operations/advice.ts';
import { gradedReading } from '../support/graded-answers.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { speakingGuest } from './speaking-guests.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', GUESTS_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
const BASE = '/ielts/learning-trials';
const UPDATE = `${BASE}/chats/update-message-answer`;
const HOUR = 3_600_000;
const { start, status, messages, overview, applicationPhase, coachingPhase } = ENDPOINTS.learningTrial;

afterAll(() => {
  expect(service.faults).toEqual([]);
});

type Headers = Record<string, string>;

/** The lesson as somebody does it: a guest by their token's header, a learner by theirs. */
function trialOf(headers: Headers) {
  const get = (path: string) => service.get(`${BASE}/${path}`, { headers });
  return {
    get,
    patch: (body: object, key: string = randomUUID()) =>
      service.patch(UPDATE, {
        headers: { ...headers, 'idempotency-key': key },
        body: { is_complete: false, at: Date.now(), skew: 0, ...body },
      }),
    tag: (book: string) =>
      service.post(`${BASE}/tagged-contact`, { headers, key: randomUUID(), body: { book } }),
    status: async () => status.response.parse((await get('chats/status')).data),
    overview: async (id = '') =>
      overview.response.parse((await get(`reports/overview${id && `?attempt_id=${id}`}`)).data),
  };
}

const guestTrial = () => {
  const guest = speakingGuest(service);
  return { ...trialOf({ 'visitor-token': guest.token }), guest };
};

const chosen = (choice: string) => ({ type_code: 'single_choice', choice });

/** Says a message, of which the server has the recording. */
async function said(guest: ReturnType<typeof speakingGuest>) {
  const recorded = await guest.record();
  if (!('recording_id' in recorded)) throw new Error('nothing was recorded');
  return { type_code: 'ielts_scripted_speaking', recording_id: recorded.recording_id };
}

/** A refusal says in Vietnamese what happened. */
function expectRefusal(answer: Awaited<ReturnType<typeof service.patch>>, code: ErrorCode): void {
  expect(answer).toMatchObject({ code, message: ERROR_MESSAGES[code] });
}

describe('the learning trial', () => {
  it('is sent whole, with keys and voices, to somebody who has done nothing yet', async () => {
    const chat = start.response.parse((await service.get(`${BASE}/chats/start`)).data);
    expect(chat.phases.map(({ id }) => id)).toEqual(['application', 'coaching']);
    const heard = chat.messages.flatMap(({ line, ask }) => [line, ask?.heard]).filter((line) => line != null);
    expect(heard.length).toBeGreaterThan(5);
    for (const { voice } of heard) expect(voice).toMatch(/^\/media\/voices\/.+\.m4a$/);
    expect(chat.messages.find(({ ask }) => ask)?.ask?.key).toMatchObject({ choice: 'B' });
    const nobody = status.response.parse((await service.get(`${BASE}/chats/status`)).data);
    expect(nobody).toMatchObject({ state: 'new', attempt_id: null });
    expect((await service.get(`${BASE}/reports/overview`)).code).toBe('NOT_SIGNED_IN');
    expect((await service.get(`${BASE}/messages/${randomUUID()}`)).code).toBe('NOT_SIGNED_IN');
  });

  it('is done by a guest, reported on, and becomes the learner’s who signs up', async () => {
    const trial = guestTrial();
    const attempt_id = randomUUID();
    const say = await said(trial.guest);
    await trial.patch({ attempt_id, question_id: 'first-answer', answer: chosen('A') });
    expect(await trial.status()).toMatchObject({ state: 'open', attempt_id, answered: ['first-answer'] });
    await trial.patch({ attempt_id, question_id: 'first-say', answer: say });
    await trial.patch({ attempt_id, question_id: 'find-example', answer: chosen('C') });
    await trial.patch({
      attempt_id,
      question_id: 'write-link',
      answer: { type_code: 'free_text', text: 'SO ' },
      is_complete: true,
    });
    expect(await trial.status()).toMatchObject({ state: 'done', attempt_id, wait_seconds: 12 * 3_600 });

    expect(await trial.overview()).toMatchObject({ attempt_id, state: 'waiting', answered: 4, right: 2 });
    const waiting = applicationPhase.response.parse((await trial.get('reports/application-phase')).data);
    expect(waiting.answers).toContainEqual({ question_id: 'first-say', outcome: 'waiting', score: null });
    await db.transaction((tx) =>
      setEvaluation(tx, { attemptId: attempt_id, questionId: 'first-say' }, gradedReading(72.4)),
    );
    const report = applicationPhase.response.parse((await trial.get('reports/application-phase')).data);
    expect(report).toMatchObject({ phase: 'application', state: 'final', answered: 2, right: 1, of: 5 });
    expect(report.answers).toContainEqual({ question_id: 'first-say', outcome: 'right', score: 72 });
    const coached = coachingPhase.response.parse((await trial.get('reports/coaching-phase')).data);
    expect(coached).toMatchObject({ phase: 'coaching', answered: 2, right: 2, of: 8 });
    const whole = await trial.overview(attempt_id);
    // One answer in each phase is no evidence.
    const structure = whole.skills.find(({ id }) => id === 'structure');
    expect(structure).toMatchObject({ level: 'unknown', improved: false });
    expect(whole.next.length).toBeGreaterThan(0);
    expect((await trial.tag('hoc-thu-part-1')).data).toEqual({ book: 'hoc-thu-part-1' });

    const stranger = guestTrial();
    await stranger.patch({ attempt_id: randomUUID(), question_id: 'first-answer', answer: chosen('B') });
    expect((await stranger.get(`messages/${attempt_id}`)).code).toBe('NOT_FOUND');
    expect((await stranger.get(`reports/overview?attempt_id=${attempt_id}`)).code).toBe('NOT_FOUND');
    expect((await stranger.patch({ attempt_id, question_id: 'hear-plural', answer: chosen('B') })).code).toBe(
      'NOT_FOUND',
    );

    const learner = await registerLearner(service);
    const body = { visitor_token: trial.guest.token };
    await service.post('/practice-test/claim', { token: learner.token, key: randomUUID(), body });
    const own = trialOf({ authorization: `Bearer ${learner.token}` });
    expect(await own.overview()).toEqual(whole);
    const kept = messages.response.parse((await own.get(`messages/${attempt_id}`)).data);
    expect(kept.answers.map(({ question_id }) => question_id)).toEqual([
      ...['first-answer', 'first-say', 'find-example', 'write-link'],
    ]);
    const cards = await db.select().from(notebookCards).where(eq(notebookCards.learner_id, learner.id));
    expect(cards).toEqual([]);
    const exported = await service.get('/privacy/export', { token: learner.token });
    expect(exported.data).toMatchObject({
      attempts: [{ practice_id: 'learning-trial' }],
      tagged_contacts: [{ book: 'hoc-thu-part-1' }],
    });
    const asked = await listAdvice(db, 'open');
    expect(asked.find(({ learner_id }) => learner_id === learner.id)).toMatchObject({
      books: ['hoc-thu-part-1'],
    });
  });

  it('ends without an answer where the last message is skipped', async () => {
    const trial = guestTrial();
    const attempt_id = randomUUID();
    const end = { attempt_id, question_id: 'say-whole', answer: null };
    expectRefusal(await trial.patch(end), 'ANSWER_DOES_NOT_FIT');
    expect((await trial.patch({ ...end, is_complete: true })).data).toEqual({
      attempt_id,
      is_complete: true,
    });
    expectRefusal(await trial.patch({ ...end, is_complete: true }), 'ATTEMPT_SUBMITTED');
    expect(await trial.overview()).toMatchObject({ answered: 0, state: 'final' });
  });
});

describe('what cannot be stored is refused, and nothing is lost', () => {
  it('answers a message once: the same again is the same, another is refused', async () => {
    const trial = guestTrial();
    const given = { attempt_id: randomUUID(), question_id: 'first-answer', answer: chosen('A') };
    const [key, at] = [randomUUID(), Date.now()];
    expect((await trial.patch({ ...given, at }, key)).status).toBe(200);
    expect((await trial.patch({ ...given, at }, key)).status).toBe(200);
    expect((await trial.patch(given)).status).toBe(200);
    expectRefusal(await trial.patch({ ...given, answer: chosen('B') }), 'MESSAGE_ANSWERED');
    const kept = messages.response.parse((await trial.get(`messages/${given.attempt_id}`)).data);
    expect(kept.answers).toMatchObject([{ answer: chosen('A') }]);
  });

  it('takes what is said again until the lesson is over', async () => {
    const trial = guestTrial();
    const place = { attempt_id: randomUUID(), question_id: 'first-say' };
    const [first, second] = [await said(trial.guest), await said(trial.guest)];
    await trial.patch({ ...place, answer: first });
    expect((await trial.patch({ ...place, answer: second, is_complete: true })).status).toBe(200);
    expectRefusal(await trial.patch({ ...place, answer: first }), 'ATTEMPT_SUBMITTED');
    const kept = messages.response.parse((await trial.get(`messages/${place.attempt_id}`)).data);
    expect(kept.answers).toMatchObject([{ answer: second }]);
  });

  it('keeps what arrives late, but not what was answered before', async () => {
    const trial = guestTrial();
    const attempt_id = randomUUID();
    await trial.patch({
      attempt_id,
      question_id: 'first-answer',
      answer: chosen('A'),
      is_complete: true,
    });
    expect((await trial.patch({ attempt_id, question_id: 'hear-plural', answer: chosen('B') })).status).toBe(
      200,
    );
    expect(await trial.overview()).toMatchObject({ answered: 2, right: 1 });
    expectRefusal(
      await trial.patch({ attempt_id, question_id: 'first-answer', answer: chosen('B') }),
      'MESSAGE_ANSWERED',
    );
  });

  it.each([
    ['a message that there is not', 'goodnight', chosen('A'), 'NOT_FOUND'],
    ['a message that asks nothing', 'hello', chosen('A'), 'NOT_FOUND'],
    ['an option that there is not', 'first-answer', chosen('Z'), 'ANSWER_DOES_NOT_FIT'],
    [
      'an answer of another kind',
      'first-answer',
      { type_code: 'free_text', text: 'A' },
      'ANSWER_DOES_NOT_FIT',
    ],
    [
      'a recording that has not arrived',
      'first-say',
      { type_code: 'ielts_scripted_speaking', recording_id: randomUUID() },
      'RECORDING_MISSING',
    ],
  ] as const)('refuses %s', async (_, question_id, answer, code) => {
    expectRefusal(await guestTrial().patch({ attempt_id: randomUUID(), question_id, answer }), code);
  });

  it('has a new lesson wait after a finished one; what was done before it does not', async () => {
    const trial = guestTrial();
    const answer = { question_id: 'first-answer', answer: chosen('A') };
    const first = randomUUID();
    await trial.patch({ attempt_id: first, ...answer, is_complete: true });
    expectRefusal(await trial.patch({ attempt_id: randomUUID(), ...answer }), 'TRIAL_WAITS');
    const before = { attempt_id: randomUUID(), ...answer, at: Date.now() - HOUR };
    expect((await trial.patch(before)).status).toBe(200);
    await db
      .update(attempts)
      .set({ submitted_at: new Date(Date.now() - 13 * HOUR) })
      .where(eq(attempts.id, first));
    expect((await trial.patch({ attempt_id: randomUUID(), ...answer })).status).toBe(200);
  });

  it('keeps somebody under the lesson’s book only, and asks once that they be called', async () => {
    const learner = await registerLearner(service);
    const own = trialOf({ authorization: `Bearer ${learner.token}` });
    expect((await own.tag('another-book')).code).toBe('NOT_FOUND');
    await own.tag('hoc-thu-part-1');
    await own.tag('hoc-thu-part-1');
    const rows = await db.select().from(adviceRequests).where(eq(adviceRequests.learner_id, learner.id));
    expect(rows).toHaveLength(1);
    expect(
      (await service.post(`${BASE}/tagged-contact`, { key: randomUUID(), body: { book: 'x' } })).code,
    ).toBe('NOT_SIGNED_IN');
    expect(z.string().parse(rows[0]?.phone)).not.toBe('');
  });
});
