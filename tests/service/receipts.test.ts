import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { storeExams } from './timed-exam.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
await storeExams(service.platform.db);

const lesson = await service.platform.db.query.lessons.findFirst({
  where: (table, { eq }) => eq(table.id, STARTER.lesson),
});
const section_id = lesson?.sections[0]?.id ?? '';

const study = (token: string, key: string, section = section_id) =>
  service.post(`/ielts/lessons/${STARTER.lesson}/update-progress`, {
    token,
    key,
    body: { section_id: section, status: 1, at: Date.now() - 5_000, skew: 0 },
  });
const check = (ids: string[], who: { token?: string; headers?: Record<string, string> }) =>
  service.post('/receipts/check', { ...who, body: { ids } });

it('lists ids unknown for the calling learner: refused, never sent, or another learner’s', async () => {
  const [lan, minh] = [await activeLearner(service), await activeLearner(service)];
  const [stored, refused, unsent, others] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  expect((await study(lan.token, stored)).status).toBe(200);
  expect((await study(lan.token, refused, 'no-such-section')).status).not.toBe(200);
  expect((await study(minh.token, others)).status).toBe(200);
  const { status, data } = await check([stored, refused, unsent, others], { token: lan.token });
  expect(status).toBe(200);
  expect(data).toEqual({ missing: [refused, unsent, others] });
});

it('answers a guest, and the learner who has claimed the guest’s work', async () => {
  const token = randomBytes(32).toString('base64url');
  const headers = { 'visitor-token': token };
  const body = {
    attempt_id: randomUUID(),
    test_id: 'placement',
    question_id: null,
    answer: null,
    at: Date.now(),
    skew: 0,
  };
  const key = randomUUID();
  const begin = (who: object) => service.post('/practice-test/update-answer', { ...who, key, body });
  const first = await begin({ headers });
  expect(first.status).toBe(200);
  expect((await check([key], { headers })).data).toEqual({ missing: [] });

  const learner = await registerLearner(service);
  await service.post('/practice-test/claim', {
    token: learner.token,
    key: randomUUID(),
    body: { visitor_token: token },
  });
  expect((await check([key], { token: learner.token })).data).toEqual({ missing: [] });
  expect((await check([key], { headers })).code).toBe('NOT_SIGNED_IN');
  // A device without a response sends it again as the learner.
  const again = await begin({ token: learner.token });
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(again.data).toEqual(first.data);
});

it('accepts only one page of ids from a known caller', async () => {
  const { token } = await registerLearner(service);
  const many = Array.from({ length: 201 }, () => randomUUID());
  expect((await check(many.slice(1), { token })).status).toBe(200);
  expect((await check(many, { token })).code).toBe('BAD_REQUEST');
  expect((await check([], { token })).code).toBe('BAD_REQUEST');
  expect((await check(['x'], { token })).code).toBe('BAD_REQUEST');
  expect((await check(many.slice(1), {})).code).toBe('NOT_SIGNED_IN');
});
