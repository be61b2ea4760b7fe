import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { REPORT_ERRORS, REPORT_TEXT_MAX, WRONG_GRADE } from '#contract/question-report.ts';
import { questionReports } from '#server/db/schema-report.ts';
import { STARTER } from '../support/starter.ts';
import { registerLearner } from './learner.ts';
import { type Call, type Service, startService } from './service.ts';

const QUESTION = `${STARTER.practice}.1`;
const sound = { question_id: QUESTION, errors: [2], content: 'Đáp án B mới đúng.', debug: false };

const service = await startService();
const report = (body: unknown, call: Call = {}, on: Service = service) =>
  on.post('/question-report-errors', { ...call, body });
const latest = async () => {
  const [row] = await service.platform.db
    .select()
    .from(questionReports)
    .orderBy(desc(questionReports.id))
    .limit(1);
  return row;
};

describe('a report of a question', () => {
  it('offers suggested errors', async () => {
    const { data } = await service.get('/question-report-errors/constants');
    expect(data).toEqual({ errors: REPORT_ERRORS });
  });

  it('is accepted from guests', async () => {
    expect(await report({ ...sound, debug: true })).toMatchObject({ status: 200, data: { is_again: false } });
    expect(await latest()).toMatchObject({ ...sound, debug: true, learner_id: null, is_again: false });
    // Two guests cannot be told apart here.
    expect((await report(sound)).data).toEqual({ is_again: false });
  });

  it('may be repeated by the same learner, and is marked as a repetition', async () => {
    const [learner, other] = [await registerLearner(service), await registerLearner(service)];
    expect((await report(sound, { token: learner.token })).data).toEqual({ is_again: false });
    expect((await report(sound, { token: learner.token })).data).toEqual({ is_again: true });
    expect(await latest()).toMatchObject({ learner_id: learner.id, is_again: true });
    expect((await report(sound, { token: other.token })).data).toEqual({ is_again: false });
    const elsewhere = { ...sound, question_id: `${STARTER.practice}.2` };
    expect((await report(elsewhere, { token: learner.token })).data).toEqual({ is_again: false });
  });

  it('stores markup as plain text', async () => {
    const content = '<img src=x onerror=alert(1)><script>alert(1)</script> {{7*7}} \u202Eabc 😀';
    expect((await report({ ...sound, content })).status).toBe(200);
    expect((await latest())?.content).toBe(content);
  });

  it('may lack a text or a suggested error', async () => {
    expect((await report({ ...sound, content: '  ' })).status).toBe(200);
    expect((await latest())?.content).toBe('');
    expect((await report({ ...sound, errors: [] })).status).toBe(200);
    expect((await report({ ...sound, content: 'ạ'.repeat(REPORT_TEXT_MAX) })).status).toBe(200);
  });

  it.each([
    ['nothing said', { ...sound, errors: [], content: ' ' }],
    ['too many words', { ...sound, content: 'a'.repeat(REPORT_TEXT_MAX + 1) }],
    ['an error that is none of the list', { ...sound, errors: [99] }],
    ['an error named twice', { ...sound, errors: [2, 2] }],
    ['no question', { ...sound, question_id: '' }],
    ['a long id', { ...sound, question_id: 'a'.repeat(101) }],
    ['a NUL', { ...sound, content: 'a\0b' }],
    ['a flag that is a word', { ...sound, debug: 'yes' }],
    ['a list', [sound]],
  ])('is rejected with %s', async (_, body) => {
    expect(await report(body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('of an unknown question or with an invalid token is rejected', async () => {
    expect((await report({ ...sound, question_id: "x' or 1=1 --" })).code).toBe('NOT_FOUND');
    expect((await report(sound, { token: 'made-up' })).code).toBe('NOT_SIGNED_IN');
  });
});

describe("a learner's report that was stored on the device", () => {
  const own = (token: string, key?: string, body: unknown = sound) =>
    service.post('/question-report-errors/own', { token, body, ...(key && { key }) });
  const countOf = ({ id }: { id: string }) =>
    service.platform.db.$count(questionReports, eq(questionReports.learner_id, id));

  it('is stored once, however often it is sent', async () => {
    const learner = await registerLearner(service);
    const key = randomUUID();
    for (let time = 0; time < 3; time++) {
      expect(await own(learner.token, key)).toMatchObject({ status: 200, data: { is_again: false } });
    }
    expect(await countOf(learner)).toBe(1);
    expect((await own(learner.token, randomUUID(), { ...sound, errors: [WRONG_GRADE] })).data).toEqual({
      is_again: true,
    });
    expect((await latest())?.errors).toEqual([WRONG_GRADE]);
  });

  it('requires a key, a learner, and an existing question', async () => {
    const { token } = await registerLearner(service);
    expect((await own(token)).code).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect((await own('made-up', randomUUID())).code).toBe('NOT_SIGNED_IN');
    expect((await own(token, randomUUID(), { ...sound, question_id: 'none' })).code).toBe('NOT_FOUND');
  });
});

describe('limits on reports', () => {
  it('apply to a network', async () => {
    const limited = await startService({ settings: { REPORT_PER_NETWORK_HOUR: '2' } });
    const from = (remoteAddress: string) => report(sound, { remoteAddress }, limited);
    for (let time = 0; time < 2; time++) expect((await from('10.0.0.1')).status).toBe(200);
    const refused = await from('10.0.0.1');
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.0.0.2')).status).toBe(200);
  });

  it('apply to a learner on any network', async () => {
    const limited = await startService({ settings: { REPORT_PER_LEARNER_HOUR: '1' } });
    const { token } = await registerLearner(limited);
    expect((await report(sound, { token, remoteAddress: '10.0.0.1' }, limited)).status).toBe(200);
    expect((await report(sound, { token, remoteAddress: '10.0.0.2' }, limited)).status).toBe(429);
  });
});
