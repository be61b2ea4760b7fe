import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { attemptAnswers } from '#server/db/schema-progress.ts';
import { readImage } from '#server/engines/image/read-image.ts';
import type { TalkResult } from '#server/engines/speech/talk-result.ts';
import { PICTURE_SIZE } from '#server/seo/picture.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { queuedOf } from './speaking-calls.ts';
import { speakingGuest } from './speaking-guests.ts';
import { grade, gradedTalk, SILENT } from './spoken-attempts.ts';

const folder = await mkdtemp(join(tmpdir(), 'luyen-interview-'));
await copyFile('index.html', join(folder, 'index.html'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const ORIGIN = 'https://luyen.example';
const service = await startService({
  appDirectory: folder,
  settings: { PUBLIC_URL: ORIGIN, OTP_PER_NETWORK_HOUR: '1000', GUESTS_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
const { getResult, myResult, myTalks, scoreSpeaking, videoQuestions } = ENDPOINTS.interview;
const QUESTIONS = ['q1', 'q2'];

afterAll(() => {
  expect(service.faults).toEqual([]);
});

type Guest = ReturnType<typeof speakingGuest>;

/** Sends a recorded answer to a question. */
async function send(guest: Guest, attempt_id: string, question_id: string, is_complete: boolean) {
  const answer = await guest.record();
  return guest.post(scoreSpeaking.path, { attempt_id, question_id, answer, is_complete });
}

async function handIn(guest: Guest, attempt_id: string) {
  expect((await send(guest, attempt_id, 'q1', false)).code).toBeUndefined();
  return send(guest, attempt_id, 'q2', true);
}

async function graded(guest = speakingGuest(service), talk: TalkResult = gradedTalk()): Promise<string> {
  const attempt = randomUUID();
  expect((await handIn(guest, attempt)).status).toBe(200);
  for (const id of QUESTIONS) await grade(db, attempt, id, talk);
  return attempt;
}

const rawResult = (attempt: string) => service.get(getResult.path.replace('{id}', attempt));
const resultOf = async (attempt: string) => getResult.response.parse((await rawResult(attempt)).data).result;

describe('the interview', () => {
  it('asks everybody its questions, and knows no other', async () => {
    const of = (id: string) => service.get(videoQuestions.path.replace('{id}', id));
    const { set, questions } = videoQuestions.response.parse((await of('speaking-interview')).data);
    expect(set.mode).toBe('interview');
    expect(questions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
    for (const id of ['speaking-trial', 'speaking-hometown', 'x'])
      expect((await of(id)).code).toBe('NOT_FOUND');
  });

  it('is sent by a guest answer by answer, submitted once, and graded', async () => {
    const guest = speakingGuest(service);
    const attempt = randomUUID();
    expect((await send(guest, attempt, 'q1', false)).data).toEqual({ result: null });
    expect((await rawResult(attempt)).code).toBe('NOT_FOUND');
    expect(await queuedOf(service, attempt)).toEqual([]);
    const { data } = await send(guest, attempt, 'q2', true);
    expect(data).toMatchObject({ result: { id: attempt, state: 'waiting', band: null, answered: 2, of: 5 } });
    expect(await queuedOf(service, attempt)).toEqual(QUESTIONS);
    expect((await send(guest, attempt, 'q1', true)).code).toBe('ATTEMPT_SUBMITTED');
    expect(await resultOf(attempt)).toMatchObject({ answered: 2 });
    for (const id of QUESTIONS) await grade(db, attempt, id, gradedTalk());
    const { band, criteria, state, message } = await resultOf(attempt);
    expect({ state, message }).toEqual({ state: 'graded', message: null });
    expect(band?.low).toBeLessThan(band?.high ?? 0);
    expect(criteria.map(({ code }) => code)).toEqual(['FC', 'LR', 'GRA', 'P']);
  });

  it('stores no answer to a question that it does not have', async () => {
    const attempt = randomUUID();
    expect((await send(speakingGuest(service), attempt, 'q9', true)).code).toBe('NOT_FOUND');
    const stored = await db.select().from(attemptAnswers).where(eq(attemptAnswers.attempt_id, attempt));
    expect(stored).toEqual([]);
  });

  it('takes no attempt of somebody else', async () => {
    const attempt = await graded();
    expect((await send(speakingGuest(service), attempt, 'q1', true)).code).toBe('NOT_FOUND');
  });

  it('lets its taker, and nobody else, mend the words that a machine heard', async () => {
    const guest = speakingGuest(service);
    const heard = { text: 'It is a small town.', source: 'server' as const, engine: null };
    const attempt = await graded(guest, {
      ...gradedTalk(),
      transcript: { ...heard, unsure: [{ start: 8, end: 13 }] },
    });
    const path = myTalks.path.replace('{id}', attempt);
    const { questions } = myTalks.response.parse((await guest.get(path)).data);
    const answer = questions.find(({ id }) => id === 'q1')?.user[0]?.bai_lam;
    const mended = { ...answer, transcript: { text: 'It is a small house.', source: 'learner' } };
    const body = { attempt_id: attempt, question_id: 'q1', answer: mended, is_complete: false };
    expect((await guest.post(scoreSpeaking.path, body)).status).toBe(200);
    expect(await resultOf(attempt)).toMatchObject({ state: 'waiting' });
    const other = speakingGuest(service);
    await other.record();
    expect((await other.get(path)).code).toBe('NOT_FOUND');
    expect((await service.get(path)).code).toBe('NOT_SIGNED_IN');
  });

  it('is the learner’s who claims it', async () => {
    const guest = speakingGuest(service);
    const attempt = await graded(guest);
    const { token } = await registerLearner(service);
    const mine = async () =>
      myResult.response.parse((await service.get(myResult.path, { token })).data).result;
    expect(await mine()).toBeNull();
    const body = { visitor_token: guest.token };
    await service.post('/practice-test/claim', { token, key: randomUUID(), body });
    expect(await mine()).toEqual(await resultOf(attempt));
    expect((await service.get(myResult.path)).code).toBe('NOT_SIGNED_IN');
  });
});

describe('the result of an interview', () => {
  it('is read by anybody who has its link, and says nothing of who spoke or what they said', async () => {
    const quoted = {
      criterion: 'LR' as const,
      tone: 'improve' as const,
      comment: 'Từ này lặp lại.',
      quote: { start: 0, end: 1, text: 'SECRET', at: 1 },
    };
    const talk = {
      ...gradedTalk(),
      transcript: { text: 'SECRET', source: 'learner' as const, engine: null },
    };
    const attempt = await graded(speakingGuest(service), { ...talk, comments: [quoted] });
    const { data } = await rawResult(attempt);
    expect(JSON.stringify(data)).not.toMatch(/SECRET|recording|transcript|learner/);
  });

  it('says why there is no band', async () => {
    const { state, band, message } = await resultOf(await graded(speakingGuest(service), SILENT));
    expect({ state, band }).toEqual({ state: 'declined', band: null });
    expect(message).toMatch(/chưa có band/i);
  });

  it('is there only for an interview that was handed in', async () => {
    expect((await rawResult(randomUUID())).code).toBe('NOT_FOUND');
    expect((await rawResult('x')).code).toBe('BAD_REQUEST');
    const guest = speakingGuest(service);
    const attempt_id = randomUUID();
    const answer = await guest.record();
    const trial = { attempt_id, question_id: 't1', answer };
    await guest.post('/ielts/virtual-room/speaking-trial/submit-question', trial);
    await guest.post('/ielts/virtual-room/speaking-trial/submit-topic', { attempt_id });
    expect((await rawResult(attempt_id)).code).toBe('NOT_FOUND');
  });
});

describe('a link to a result', () => {
  const pageOf = (query = '') => service.app.inject(`/ai-interactive-result${query}`);

  it('is shown by other sites with its range and a picture of it, and found by no search', async () => {
    const attempt = await graded();
    const { band } = await resultOf(attempt);
    const { body, headers, statusCode } = await pageOf(`?id=${attempt}`);
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    const range = `${band?.low.toFixed(1)}–${band?.high.toFixed(1)}`;
    expect(body).toContain(`<title>Nói thử năm câu: band ước lượng ${range} – Luyện</title>`);
    expect(body).toContain(`content="${ORIGIN}/ai-interactive-result?id=${attempt}"`);
    const picture = `/link-picture/interview/${band?.low}-${band?.high}.png`;
    expect(body).toContain(`<meta property="og:image" content="${ORIGIN}${picture}">`);
    const drawn = await service.app.inject(picture);
    expect(drawn.headers['content-type']).toBe('image/png');
    expect(readImage(drawn.rawPayload)).toMatchObject(PICTURE_SIZE);
    const other = await service.app.inject('/link-picture/interview/1-2.png');
    expect(other.rawPayload.equals(drawn.rawPayload)).toBe(false);
  });

  it.each(['', '?id=x', `?id=${randomUUID()}`])('without a band invites to speak: %j', async (query) => {
    const { body, statusCode } = await pageOf(query);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Nói thử năm câu – Luyện</title>');
    expect(body).toContain(`content="${ORIGIN}/link-picture.png"`);
  });

  it.each(['6-5.png', '9.5-9.5.png', '5.2-6.png', '5-6.svg', '..%2F..%2Fpackage.json'])(
    'has no picture %s',
    async (file) => {
      expect((await service.app.inject(`/link-picture/interview/${file}`)).statusCode).toBe(404);
    },
  );
});
