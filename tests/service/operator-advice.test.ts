import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import { ADVICE_PAGE } from '#contract/operator-advice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { newPhone } from '../support/new-phone.ts';
import { withCode } from './fresh-code.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;
const [mai, nam] = [await staffMember(service, 'operator'), await staffMember(service, 'operator')];
const PAID = 'buoc-toi-6';

const ask = async (phone = newPhone(), fields: Record<string, unknown> = {}): Promise<void> => {
  const body = {
    ...ADVICE_CONSTANTS,
    ...{ phone, children_name: 'Lê Thu Hà', referer: null, description: 'Khóa nền tảng', ...fields },
  };
  expect((await service.post('/contact/course-advice', { body })).status).toBe(200);
};
const list = async (body: Record<string, unknown> = {}) =>
  ENDPOINTS.operatorAdvice.find.response.parse(
    (await service.post('/desk/advice/find', { token: mai.token, body })).data,
  );
/** A new request. @returns its id and number */
async function request(fields?: Record<string, unknown>): Promise<{ id: string; phone: string }> {
  const phone = newPhone();
  await ask(phone, fields);
  const [found] = (await list({ phone })).requests;
  if (!found) throw new Error('the request is not listed');
  return { id: found.id, phone };
}
const act = (id: string, what: string, body?: unknown, { token } = mai) =>
  service.post(`/desk/advice/${id}/${what}`, { token, ...(body !== undefined && { body }) });
const detail = async (id: string) =>
  ENDPOINTS.operatorAdvice.one.response.parse(
    (await service.get(`/desk/advice/${id}`, { token: mai.token })).data,
  );
const audited = async (action: string) =>
  (await service.get(`/staff/audit?action=${action}`, { token: mai.token })).data;

describe('the list of requests', () => {
  it('hides numbers, and is searched by their end', async () => {
    const { id, phone } = await request();
    for (const digits of [phone, phone.slice(-4)]) {
      const { requests } = await list({ phone: digits });
      expect(requests.map((found) => found.id)).toContain(id);
      expect(JSON.stringify(requests)).not.toContain(phone);
    }
    expect((await list({ phone: '0000000000' })).requests).toEqual([]);
  });

  it.each([['12'], ["' or 1=1"], ['1'.repeat(16)], ['%%%%']])('is not searched by %j', async (phone) => {
    const answer = await service.post('/desk/advice/find', { token: mai.token, body: { phone } });
    expect(answer.code).toBe('BAD_REQUEST');
  });

  it('comes in pages that neither repeat nor leave out', async () => {
    const phones = Array.from({ length: ADVICE_PAGE + 3 }, newPhone);
    for (const phone of phones) await ask(phone, { children_name: 'Trang' });
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await list({ state: 'new', ...(after && { after }) });
      seen.push(...page.requests.map(({ id }) => id));
      after = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(phones.length);
    expect(seen.toSorted()).toEqual(seen);
  });

  it('is narrowed to what is mine, and to what nobody has', async () => {
    const { id } = await request();
    const has = async (assigned: string) =>
      (await list({ assigned, state: 'all' })).requests.some((found) => found.id === id);
    expect([await has('me'), await has('nobody')]).toEqual([false, true]);
    await act(id, 'take');
    expect([await has('me'), await has('nobody')]).toEqual([true, false]);
  });
});

describe('a request', () => {
  it('is taken by one: the second operator is told who has it', async () => {
    const { id } = await request();
    const answers = await Promise.all([act(id, 'take', undefined, mai), act(id, 'take', undefined, nam)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({
      code: 'ADVICE_TAKEN',
      message: 'Trần Minh Anh đã nhận yêu cầu này rồi.',
    });
  });

  it('is not moved by somebody who does not have it, until it is given back', async () => {
    const { id } = await request();
    await act(id, 'take');
    const move = () => act(id, 'state', { from: 'new', to: 'called' }, nam);
    expect((await move()).code).toBe('ADVICE_TAKEN');
    await act(id, 'release', undefined, nam);
    expect((await move()).status).toBe(200);
    expect((await detail(id)).events.map(({ kind }) => kind)).toEqual(['taken', 'released', 'called']);
  });

  it('goes through its states, each once, and can be called again once closed', async () => {
    const { id } = await request();
    const move = async (from: string, to: string) => (await act(id, 'state', { from, to })).code;
    expect(await move('new', 'called')).toBeUndefined();
    expect(await move('new', 'called')).toBe('ADVICE_CHANGED');
    expect(await move('called', 'new')).toBe('BAD_REQUEST');
    expect(await move('called', 'closed')).toBeUndefined();
    expect(await move('called', 'closed')).toBe('ADVICE_CHANGED');
    expect((await act(id, 'take')).code).toBe('ADVICE_CHANGED');
    expect(await move('closed', 'called')).toBeUndefined();
    expect(await move('called', 'enrolled')).toBeUndefined();
    expect(await move('enrolled', 'closed')).toBe('BAD_REQUEST');
    expect((await detail(id)).assignee?.id).toBe(mai.id);
  });

  it('enrolled with a course is granted it, or is not enrolled', async () => {
    const learner = await registerLearner(service);
    await ask(learner.phone);
    const [found] = (await list({ phone: learner.phone, state: 'new' })).requests;
    const id = found?.id ?? '';
    const enrol = (what: string) =>
      act(id, 'state', { from: 'new', to: 'enrolled', grant: { what, until: '2027-12-31' } });
    expect(await enrol('khong-co')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await detail(id)).state).toBe('new');
    expect((await enrol(PAID)).status).toBe(200);
    expect((await detail(id)).events.map(({ kind, text }) => [kind, text])).toEqual([
      ['enrolled', null],
      ['granted', PAID],
    ]);
    const { data } = await service.get('/ielts/courses/my-courses', { token: learner.token });
    expect(JSON.stringify(data)).toContain(PAID);
  });

  it('of a number without account is not enrolled with a course', async () => {
    const { id } = await request();
    const body = { from: 'new', to: 'enrolled', grant: { what: PAID, until: null } };
    expect(await act(id, 'state', body)).toMatchObject({ status: 404, message: /chưa có tài khoản/ });
    expect((await detail(id)).state).toBe('new');
    expect((await act(id, 'state', { ...body, to: 'closed' })).code).toBe('BAD_REQUEST');
  });

  it('has notes that are stored once and never changed', async () => {
    const { id } = await request();
    const body = { note_id: randomUUID(), text: ' Gọi lại sau 18 giờ. ' };
    for (let time = 0; time < 2; time++) expect((await act(id, 'notes', body)).status).toBe(200);
    expect((await detail(id)).events).toMatchObject([{ kind: 'note', text: 'Gọi lại sau 18 giờ.' }]);
    for (const text of ['', '  ', 'a\0b', 'a'.repeat(1_001)])
      expect((await act(id, 'notes', { note_id: randomUUID(), text })).code).toBe('BAD_REQUEST');
    await expect(db.execute("update advice_events set text = 'x'")).rejects.toThrow();
  });

  it.each([randomUUID()])('with an unknown id is not found', async (id) => {
    expect((await service.get(`/desk/advice/${id}`, { token: mai.token })).code).toBe('NOT_FOUND');
    const note = { note_id: randomUUID(), text: 'a' };
    for (const [what, body] of [
      ['take', undefined],
      ['release', undefined],
      ['state', { from: 'new', to: 'called' }],
      ['notes', note],
    ] as const)
      expect((await act(id, what, body)).code, what).toBe('NOT_FOUND');
  });

  it('of a learner is in their export, and every look at it in the audit trail', async () => {
    const learner = await registerLearner(service);
    await ask(learner.phone);
    const id = (await list({ phone: learner.phone })).requests[0]?.id ?? '';
    await act(id, 'notes', { note_id: randomUUID(), text: 'Muốn học tối.' });
    await detail(id);
    expect(await service.get('/privacy/export', { token: learner.token })).toMatchObject({
      data: { advice_events: [{ kind: 'note', text: 'Muốn học tối.' }] },
    });
    expect(await audited('advice.read')).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({
          actor: mai.id,
          object: id,
          subjects: expect.arrayContaining([learner.id, id]),
        }),
      ]),
    });
  });
});

describe('the exported table', () => {
  const exported = async (state: string, { token, id } = mai) =>
    service.app.inject({
      url: `/api/desk/advice/export/${state}`,
      headers: { authorization: `Bearer ${token}`, ...(await withCode(service, id)) },
    });

  it('holds no formula', async () => {
    const { id, phone } = await request({ children_name: '=HYPERLINK("http://x","a")', email: '@a' });
    const { body, headers } = await exported('new');
    const row = body.split('\r\n').find((line) => line.includes(id));
    expect(row).toContain(phone);
    expect(row).toContain(`"'=HYPERLINK(""http://x"",""a"")"`);
    expect(row).toContain(`"'@a"`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['cache-control']).toContain('no-store');
    expect(await audited('advice.exported')).toMatchObject({ entries: [{ actor: mai.id, object: 'new' }] });
  });

  it('is of one state', async () => {
    const { id } = await request();
    await act(id, 'state', { from: 'new', to: 'called' });
    expect((await exported('new')).body).not.toContain(id);
    expect((await exported('called')).body).toContain(id);
    expect((await exported('none')).statusCode).toBe(400);
  });
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
