import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { NO_PAIRS } from '#rules/teacher-grading/agreement.ts';
import { gradingTimes } from '#server/db/schema-desk.ts';
import { providerUsage } from '#server/db/schema-grading.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { noteGradingTime } from '#server/jobs/grading-time.ts';
import { STARTER } from '../support/starter.ts';
import { withCode } from './fresh-code.ts';
import { activeLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;
const { token, id: operator } = await staffMember(service, 'operator');
const TODAY = vietnamDay(Date.now());

async function report(by?: string): Promise<void> {
  const body = { question_id: `${STARTER.practice}.1`, errors: [2], content: 'Đáp án B mới đúng.' };
  expect((await service.post('/question-report-errors', { token: by, body })).status).toBe(200);
}
const reports = async (state: 'open' | 'closed') =>
  ENDPOINTS.operatorReports.list.response.parse(
    (await service.get(`/desk/reports?state=${state}`, { token })).data,
  ).reports;
const onReport = (id: string, what: string, body?: unknown) =>
  service.post(`/desk/reports/${id}/${what}`, { token, ...(body !== undefined && { body }) });

describe('reports of questions', () => {
  it('are answered once; the learner is told', async () => {
    const learner = await registerLearner(service);
    await report(learner.token);
    const id = (await reports('open')).at(-1)?.id ?? '';
    expect((await onReport(id, 'answer', { text: ' ' })).code).toBe('BAD_REQUEST');
    expect((await onReport(id, 'answer', { text: 'Cảm ơn bạn, mình đã sửa.' })).status).toBe(200);
    expect((await onReport(id, 'answer', { text: 'Lần nữa.' })).code).toBe('REPORT_CLOSED');
    expect((await onReport(id, 'close')).code).toBe('REPORT_CLOSED');
    expect((await reports('closed'))[0]).toMatchObject({ id, answer: 'Cảm ơn bạn, mình đã sửa.' });
    expect((await service.get('/notify', { token: learner.token })).data).toMatchObject({
      notifications: [{ kind: 'report_answered' }],
    });
  });

  it('of guests are closed, and unknown ones not found', async () => {
    await report();
    const id = (await reports('open')).at(-1)?.id ?? '';
    expect((await onReport(id, 'answer', { text: 'Đã sửa.' })).code).toBe('REPORT_OF_GUEST');
    expect((await onReport(id, 'close')).status).toBe(200);
    expect((await onReport(randomUUID(), 'close')).code).toBe('NOT_FOUND');
    expect((await onReport(randomUUID(), 'answer', { text: 'a' })).code).toBe('NOT_FOUND');
  });
});

describe('the site', () => {
  it('tells what services cost by day', async () => {
    const { id } = await registerLearner(service);
    await db
      .insert(providerUsage)
      .values({ learner_id: id, day: TODAY, tokens: 7_000, cost: 2_500_000, calls: 3 });
    const { data } = await service.get('/desk/spending?days=3', { token });
    const { days } = ENDPOINTS.operatorOperations.spending.response.parse(data);
    expect(days).toHaveLength(3);
    expect(days[2]).toEqual({ day: TODAY, tokens: 7_000, cost: 2.5, calls: 3, learners: 1 });
    expect((await service.get('/desk/spending?days=85', { token })).code).toBe('BAD_REQUEST');
  });

  it('tells what content is served, with its holidays, and checks the folder', async () => {
    const { data } = await service.get('/desk/content', { token });
    const content = ENDPOINTS.operatorOperations.content.response.parse(data);
    expect(content.version).toMatch(/^[0-9a-f]{64}$/);
    expect(content.counts.courses).toBeGreaterThan(0);
    expect(content.themes.map(({ theme }) => theme.title)).not.toEqual([]);
    expect((await service.get('/desk/content/check', { token })).data).toMatchObject({ problems: [] });
  });

  it('tells that the audit trail is whole', async () => {
    expect((await service.get('/desk/audit/verification', { token })).data).toEqual({
      entries: expect.any(Number),
      broken_at: null,
    });
  });

  it('has no failed gradings, and tries none again', async () => {
    expect((await service.get('/desk/gradings/failed', { token })).data).toEqual({
      gradings: [],
      total: 0,
      jobs: [],
    });
    const retry = (ids: unknown) => service.post('/desk/gradings/retry', { token, body: { ids } });
    expect((await retry([randomUUID()])).data).toEqual({ retried: 0 });
    expect((await retry(null)).data).toEqual({ retried: 0 });
    expect((await retry([])).code).toBe('BAD_REQUEST');
  });

  it('sends news once, and refuses what cannot be sent', async () => {
    const send = async (fields: object) =>
      service.post('/desk/news', {
        ...{ token, headers: await withCode(service, operator) },
        body: { id: randomUUID(), title: 'Lớp mới', text: 'Khai giảng thứ Hai.', path: '/', ...fields },
      });
    expect((await send({})).data).toEqual({ learners: 0 });
    for (const fields of [{ title: ' ' }, { text: 'a\nb' }, { path: 'https://x.example' }])
      expect((await send(fields)).code, JSON.stringify(fields)).toBe('BAD_REQUEST');
  });

  it('is closed for some minutes, but for the desk, which opens it', async () => {
    const close = async (minutes: number) => {
      const headers = await withCode(service, operator);
      return service.post('/desk/site/close', { token, headers, body: { minutes } });
    };
    expect((await close(4)).code).toBe('BAD_REQUEST');
    expect((await service.get('/desk/site', { token })).data).toEqual({ is_closed: false, until: null });
    expect((await close(30)).data).toEqual({ is_closed: true, until: expect.any(Number) });
    await expect.poll(async () => (await service.get('/ielts/courses')).code).toBe('MAINTENANCE');
    expect((await service.get('/desk/site', { token })).data).toMatchObject({ is_closed: true });
    expect((await service.post('/desk/site/open', { token })).data).toEqual({
      is_closed: false,
      until: null,
    });
    await expect.poll(async () => (await service.get('/ielts/courses')).status).toBe(200);
  });
});

describe('the figures', () => {
  it('count registrations, study, practice and gradings of the weeks', async () => {
    const learner = await activeLearner(service);
    await db.insert(studyEvents).values({
      ...{ learner_id: learner.id, day: TODAY, subject: 'test:x', course_id: null, minutes: 5 },
      ...{ at: new Date(), counts: true },
    });
    const body = { attempt_id: randomUUID(), practice_id: STARTER.practice, at: Date.now(), skew: 0 };
    const key = randomUUID();
    expect((await service.post('/practice/submit', { token: learner.token, key, body })).status).toBe(200);
    await noteGradingTime(db, 'writing', new Date(Date.now() - 40_000));
    const read = async (weeks: number) =>
      ENDPOINTS.operatorFigures.weekly.response.parse(
        (await service.get(`/desk/figures?weeks=${weeks}`, { token })).data,
      );
    const figures = await read(2);
    expect(figures.weeks).toHaveLength(2);
    expect(figures.weeks[1]?.registrations).toBeGreaterThanOrEqual(1);
    expect(figures.weeks[1]?.active).toBe(1);
    expect(figures.days.at(-1)).toEqual({ day: TODAY, active: 1 });
    expect(figures.practice.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect(figures.grading.ai).toEqual({ count: 1, p50: 40, p90: 40 });
    expect(figures.grading.teacher).toEqual({ count: 0, p50: null, p90: null });
    expect(figures.streaks[0]).toEqual({ from: 1, learners: 1 });
    expect(figures.agreement).toEqual(NO_PAIRS);
    // Kept for some minutes, each span by itself.
    await db.delete(gradingTimes);
    expect((await read(2)).grading.ai.count).toBe(1);
    expect((await read(1)).grading.ai.count).toBe(0);
    expect((await service.get('/desk/figures?weeks=13', { token })).code).toBe('BAD_REQUEST');
  });
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
