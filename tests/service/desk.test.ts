import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import { REPORT_ANSWER_MAX } from '#contract/question-report.ts';
import { closeAdvice, listAdvice, takeAdvice } from '#server/domain/operations/advice.ts';
import { answerReport, closeReport, listReports } from '#server/domain/operations/question-reports.ts';
import { AT_COMMAND_LINE } from '#server/domain/staff/desk-actor.ts';
import { printAdvice } from '../../operator/advice.ts';
import { printReports } from '../../operator/reports.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const NOW = new Date('2026-11-22T15:00:00Z');
const QUESTION = `${STARTER.practice}.1`;

/** Submits a request for advice. @returns its id */
async function ask(fields: Record<string, unknown> = {}): Promise<{ id: string; phone: string }> {
  const phone = newPhone();
  const { status } = await service.post('/contact/course-advice', {
    body: {
      ...ADVICE_CONSTANTS,
      phone,
      children_name: 'Trần Minh Anh',
      referer: null,
      description: null,
      ...fields,
    },
  });
  expect(status).toBe(200);
  return { id: (await listAdvice(db, 'all')).find((row) => row.phone === phone)?.id ?? '', phone };
}

/** A report of a question. @returns its id */
async function report(token?: string, content = 'Đáp án B mới đúng.'): Promise<string> {
  const { status } = await service.post('/question-report-errors', {
    token,
    body: { question_id: QUESTION, errors: [2], content, debug: false },
  });
  expect(status).toBe(200);
  return (await listReports(db, 'all')).at(-1)?.id ?? '';
}

const notices = async (token: string) => (await service.get('/notify', { token })).data;

describe('requests for advice', () => {
  it('are listed with the e-mail address, taken once, and closed', async () => {
    const { id, phone } = await ask({ email: 'anh@thu.example', description: 'Khóa nền tảng' });
    const line = async () =>
      (await printAdvice(db, 'open', 'lines')).said.split('\n').find((each) => each.startsWith(id));
    expect(await line()).toMatch(/ {2}new {7}0\d{9} {2}Trần Minh Anh {2}anh@thu\.example {2}Khóa nền tảng$/);
    await takeAdvice(db, id, { id: null, name: 'Cô Mai' }, NOW);
    expect(await line()).toContain('taken by Cô Mai');
    await expect(takeAdvice(db, id, { id: null, name: 'Thầy Nam' }, NOW)).rejects.toThrow(
      'taken already, by Cô Mai',
    );
    await closeAdvice(db, id, AT_COMMAND_LINE, NOW);
    expect(await line()).toBeUndefined();
    await expect(closeAdvice(db, id, AT_COMMAND_LINE, NOW)).rejects.toThrow('closed already');
    await expect(takeAdvice(db, id, AT_COMMAND_LINE, NOW)).rejects.toThrow('closed already');
    const all: unknown = JSON.parse((await printAdvice(db, 'all', 'json')).said);
    expect(all).toContainEqual(
      expect.objectContaining({ id, phone, state: 'closed', closed_at: NOW.toISOString() }),
    );
  });

  it('from app versions without e-mail are accepted as before', async () => {
    const { id } = await ask();
    expect((await listAdvice(db, 'open')).find((row) => row.id === id)?.email).toBeNull();
  });

  it('are exported without formulas, and printed without control characters', async () => {
    const { id } = await ask({ children_name: '=HYPERLINK("http://x","a")\u001B[2J', email: '@a' });
    const row = (await printAdvice(db, 'open', 'csv')).said.split('\r\n').find((each) => each.includes(id));
    expect(row).toContain(`"'=HYPERLINK(""http://x"",""a"")`);
    expect(row).toContain(`"'@a"`);
    const line = (await printAdvice(db, 'open', 'lines')).said
      .split('\n')
      .find((each) => each.startsWith(id));
    expect(line).not.toContain('\u001B');
  });

  it.each(['x', "' or 1=1 --", randomUUID()])('with the id %s are not found', async (id) => {
    await expect(takeAdvice(db, id, AT_COMMAND_LINE, NOW)).rejects.toThrow(id);
    await expect(closeAdvice(db, id, AT_COMMAND_LINE, NOW)).rejects.toThrow(id);
  });
});

describe('reports of questions', () => {
  it('are answered once, and the learner is notified', async () => {
    const [{ token }, other] = [await registerLearner(service), await registerLearner(service)];
    const id = await report(token);
    expect((await printReports(db, 'open', 'lines')).said).toMatch(
      new RegExp(`^${id} .* learner {2}${QUESTION} {2}.+ {2}Đáp án chưa đúng {2}Đáp án B mới đúng\\.$`, 'm'),
    );
    expect(await notices(token)).toEqual({ notifications: [] });
    const now = new Date();
    await answerReport(db, id, '  Cảm ơn bạn, đáp án đã được sửa. ', now);
    expect(await notices(token)).toEqual({
      notifications: [
        {
          id,
          kind: 'report_answered',
          title: expect.any(String),
          text: 'Cảm ơn bạn, đáp án đã được sửa.',
          link: `/practice/${STARTER.practice}`,
          at: now.getTime(),
        },
      ],
    });
    expect(await notices(other.token)).toEqual({ notifications: [] });
    await expect(answerReport(db, id, 'Lần nữa.', NOW)).rejects.toThrow('answered already');
    expect((await printReports(db, 'open', 'lines')).said).not.toContain(id);
    const all: unknown = JSON.parse((await printReports(db, 'all', 'json')).said);
    expect(all).toContainEqual(expect.objectContaining({ id, state: 'answered', question_id: QUESTION }));
    expect(await service.get('/privacy/export', { token })).toMatchObject({
      data: { question_reports: [{ answer: 'Cảm ơn bạn, đáp án đã được sửa.' }] },
    });
  });

  it('of guests can only be closed, since they cannot be notified', async () => {
    const id = await report();
    await expect(answerReport(db, id, 'Đã sửa.', NOW)).rejects.toThrow('by a guest');
    await closeReport(db, id, NOW);
    await expect(closeReport(db, id, NOW)).rejects.toThrow('closed already');
    expect((await printReports(db, 'open', 'lines')).said).not.toContain(id);
  });

  it('that are closed without an answer do not notify the learner', async () => {
    const { token } = await registerLearner(service);
    const id = await report(token);
    await closeReport(db, id, NOW);
    await expect(answerReport(db, id, 'Đã sửa.', NOW)).rejects.toThrow('closed already');
    expect(await notices(token)).toEqual({ notifications: [] });
  });

  it.each([
    ['nothing', ' '],
    ['a NUL', 'a\0b'],
    ['too many words', 'a'.repeat(REPORT_ANSWER_MAX + 1)],
  ])('are not answered with %s', async (_, words) => {
    const { token } = await registerLearner(service);
    await expect(answerReport(db, await report(token), words, NOW)).rejects.toThrow('characters');
  });

  it('are exported without formulas', async () => {
    const id = await report(undefined, '+cmd|calc');
    const row = (await printReports(db, 'all', 'csv')).said.split('\r\n').find((each) => each.includes(id));
    expect(row).toContain(`"'+cmd|calc"`);
    expect(row).toContain('"guest"');
  });

  it.each(['x', randomUUID()])('with the id %s are not found', async (id) => {
    await expect(answerReport(db, id, 'Đã sửa.', NOW)).rejects.toThrow(id);
    await expect(closeReport(db, id, NOW)).rejects.toThrow(id);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
