import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recordings } from '#server/db/schema-account.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import { learnerStorage } from '#server/db/schema-storage.ts';
import { DERIVED_FIGURES } from './derived-figures.ts';
import { GRADED, storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner, deleteLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { storeExams } from './timed-exam.ts';
import { noise, sendRecording, uploadRecording } from './upload-recording.ts';

const service = await startService({
  settings: {
    OTP_PER_NETWORK_HOUR: '1000',
    STORAGE_PER_LEARNER_MB: '3',
    UNATTACHED_PER_LEARNER_MB: '1',
    RECORDED_PER_LEARNER_DAY_MB: '2',
    WRITTEN_PER_LEARNER_DAY_MB: '1',
    STORAGE_PER_GUEST_MB: '1',
  },
});
const { db } = service.platform;
await storeGradedPractice(db);
await storeExams(db);
const { answer } = teachersOf(service);

const said = (recording_id: string) => ({ type_code: 'voice' as const, recording_id });
const sumsOf = async ({ id }: TestLearner) =>
  (await db.select().from(learnerStorage).where(eq(learnerStorage.learner_id, id)))[0];
const clearDay = ({ id }: TestLearner) =>
  db.update(learnerStorage).set({ day: '2020-01-01' }).where(eq(learnerStorage.learner_id, id));

describe('uploads that belong to no answer', () => {
  it('are limited, however many come at the same time, and leave nothing when refused', async () => {
    const learner = await registerLearner(service);
    const bytes = noise(39_956);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendRecording(service, learner, bytes)),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(25);
    expect(codes.filter((code) => code === 'STORAGE_QUOTA')).toHaveLength(175);
    const refused = answers.find(({ code }) => code === 'STORAGE_QUOTA');
    expect(refused).toMatchObject({ status: 507, message: expect.stringMatching(/an toàn trên máy/) });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await db.select().from(recordings).where(eq(recordings.learner_id, learner.id))).toHaveLength(25);
    expect(await sumsOf(learner)).toMatchObject({
      stored_bytes: 1_000_000,
      unattached_bytes: 1_000_000,
      day_recorded_bytes: 1_000_000,
    });
  });

  it('count by their announced length, not by the received bytes', async () => {
    const learner = await registerLearner(service);
    const bytes = noise(900_000);
    const begin = () =>
      service.post('/files/upload-to-server', {
        token: learner.token,
        headers: {
          'content-type': 'application/octet-stream',
          'upload-id': randomUUID(),
          'upload-offset': '0',
          'upload-length': String(bytes.length),
          'upload-sha256': 'a'.repeat(64),
          'upload-type': 'audio/wav',
        },
        body: bytes.subarray(0, 100),
      });
    expect((await begin()).status).toBe(200);
    expect((await begin()).code).toBe('STORAGE_QUOTA');
  });

  it('stop counting once an answer refers to them or a newer recording replaces them', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    for (let time = 0; time < 3; time++) {
      const id = randomUUID();
      expect((await sendRecording(service, learner, noise(599_956), id)).status).toBe(200);
      expect((await answer(learner, attempt, TEACHER_QUESTIONS.word, said(id))).status).toBe(200);
    }
    expect(await sumsOf(learner)).toMatchObject({ unattached_bytes: 0 });
    const rows = await db.select().from(recordings).where(eq(recordings.learner_id, learner.id));
    expect(rows.map(({ uses }) => uses).toSorted()).toEqual([0, 0, 1]);
    expect(rows.every(({ uses, unused_since }) => (uses === 0) === (unused_since !== null))).toBe(true);
    expect(rows.every(({ first_used_at }) => first_used_at !== null)).toBe(true);
  });
});

describe('a learner', () => {
  it('has a daily and a total limit for recordings; answers are always accepted', async () => {
    const learner = await activeLearner(service);
    const record = () => sendRecording(service, learner, noise(899_956));
    const attempt = randomUUID();
    const attach = async () => {
      const [row] = await db
        .select()
        .from(recordings)
        .where(sql`${recordings.learner_id} = ${learner.id} and ${recordings.first_used_at} is null`);
      return answer(learner, attempt, TEACHER_QUESTIONS.word, said(row?.id ?? ''));
    };
    expect((await record()).status).toBe(200);
    await attach();
    expect((await record()).status).toBe(200);
    expect((await attach()).status).toBe(200);
    const overDay = await record();
    expect(overDay).toMatchObject({ code: 'STORAGE_QUOTA', message: expect.stringContaining('ngày mai') });
    await clearDay(learner);
    expect((await record()).status).toBe(200);
    await attach();
    const over = await record();
    expect(over).toMatchObject({ code: 'STORAGE_QUOTA', message: expect.stringContaining('trung tâm') });
    const essay = { type_code: 'ielts_writing' as const, u: 'Bees help our city.' };
    expect((await answer(learner, attempt, TEACHER_QUESTIONS.byAi, essay)).status).toBe(200);
  });

  it('has a daily limit for text, but can always decide about their data', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    const codes = new Set<string | undefined>();
    for (let time = 0; time < 26; time++) {
      const u = 'ư'.repeat(20_000 - time);
      codes.add(
        (await answer(learner, attempt, TEACHER_QUESTIONS.byAi, { type_code: 'ielts_writing', u })).code,
      );
    }
    expect([...codes]).toEqual([undefined, 'STORAGE_QUOTA']);
    const own = eq(learnerStorage.learner_id, learner.id);
    await db.update(learnerStorage).set({ day_written_bytes: 1_000_000 }).where(own);
    const consent = await service.post('/privacy/consents', {
      token: learner.token,
      key: randomUUID(),
      body: { kind: 'voice_ai', given: false, at: Date.now(), skew: 0 },
    });
    expect(consent.status).toBe(200);
    await clearDay(learner);
    const next = { type_code: 'ielts_writing' as const, u: 'Another day.' };
    expect((await answer(learner, attempt, TEACHER_QUESTIONS.byAi, next)).status).toBe(200);
  });

  it('is charged once for a command that is sent again', async () => {
    const learner = await activeLearner(service);
    const key = randomUUID();
    const send = () =>
      service.post('/practice/update-single-answer', {
        token: learner.token,
        key,
        body: {
          ...{ attempt_id: 'c0ffee00-0000-4000-8000-000000000001', practice_id: GRADED, at: 5, skew: 0 },
          question_id: TEACHER_QUESTIONS.byAi,
          answer: { type_code: 'ielts_writing', u: 'Bees.' },
        },
      });
    expect((await send()).status).toBe(200);
    const once = await sumsOf(learner);
    expect(once?.day_written_bytes).toBeGreaterThan(1_000);
    await send();
    expect(await sumsOf(learner)).toEqual(once);
  });

  it('gets it all back when the account is deleted', async () => {
    const learner = await activeLearner(service);
    const id = await uploadRecording(service, learner);
    await answer(learner, randomUUID(), TEACHER_QUESTIONS.word, said(id));
    await uploadRecording(service, learner);
    const { status } = await deleteLearner(service, learner);
    expect(status).toBe(200);
    expect(await sumsOf(learner)).toBeUndefined();
  });
});

it('a guest has a much lower limit, and refused uploads store nothing', async () => {
  const headers = { 'visitor-token': randomBytes(32).toString('base64url') };
  const attempt_id = randomUUID();
  const saveText = (text: string) =>
    service.post('/practice-test/update-answer', {
      headers,
      key: randomUUID(),
      body: {
        ...{ attempt_id, test_id: 'placement', at: Date.now(), skew: 0 },
        ...{ question_id: 'placement.1', answer: { type_code: 'free_text', text } },
      },
    });
  expect((await saveText('bee')).status).toBe(200);
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, attempt_id));
  const own = eq(learnerStorage.learner_id, attempt?.learner_id ?? '');
  await db.update(learnerStorage).set({ stored_bytes: 999_000 }).where(own);
  expect(await saveText('wasp')).toMatchObject({ status: 507, code: 'STORAGE_QUOTA' });
  const kept = await db.select().from(attemptAnswers).where(eq(attemptAnswers.attempt_id, attempt_id));
  expect(kept).toMatchObject([{ answer: { text: 'bee' } }]);
});

it('the sums match the rows', async () => {
  const figure = await DERIVED_FIGURES.learner_storage?.(db);
  expect(figure?.stored).toEqual(figure?.remade);
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
