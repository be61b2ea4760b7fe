import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import { readConfig } from '#server/config/config.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { missingContacts } from '#server/domain/contact/contact-ways.ts';
import { newPhone } from '../support/new-phone.ts';
import { registerLearner } from './learner.ts';
import { type Call, type Service, startService } from './service.ts';

const service = await startService({ settings: { ADVICE_PER_NETWORK_HOUR: '100000' } });

const advice = (phone: string, fields: Record<string, unknown> = {}) => ({
  ...ADVICE_CONSTANTS,
  phone,
  children_name: 'Trần Minh Anh',
  referer: null,
  description: null,
  ...fields,
});
const ask = (to: Service, body: unknown, call: Call = {}) =>
  to.post('/contact/course-advice', { ...call, body });
const stored = (phone: string) =>
  service.platform.db.select().from(adviceRequests).where(eq(adviceRequests.phone, phone));

describe('a request for advice', () => {
  it('of a guest is accepted, and stored once', async () => {
    const phone = newPhone();
    const body = advice(phone, { referer: 'https://example.org/bai', description: 'Khóa nền tảng' });
    expect(await ask(service, body)).toMatchObject({ status: 200, data: { success: true } });
    const { typeId, ...fields } = body;
    expect(await stored(phone)).toMatchObject([{ ...fields, type_id: typeId, learner_id: null }]);
  });

  it('of a learner is stored as theirs, and accepted even with an expired token', async () => {
    const { token, id } = await registerLearner(service);
    const phone = newPhone();
    expect((await ask(service, advice(phone), { token })).status).toBe(200);
    await service.post('/logout', { token });
    expect((await ask(service, advice(phone), { token })).status).toBe(200);
    expect((await stored(phone)).map(({ learner_id }) => learner_id).toSorted()).toEqual(
      [id, null].toSorted(),
    );
  });

  it('is accepted without a description, which only the page of a course has', async () => {
    const phone = newPhone();
    const { description: _, ...body } = advice(phone);
    expect((await ask(service, body)).status).toBe(200);
    expect(await stored(phone)).toMatchObject([{ description: null }]);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)><script>alert("1")</script>'],
    ['SQL', `'); drop table advice_requests; --`],
    ['emoji and combining marks', 'Ánh 👩‍🎓 Z̷͚͝a'],
    ['nothing, after registering a number', ''],
  ])('stores a name of %s unchanged', async (_, children_name) => {
    const phone = newPhone();
    const answer = await ask(service, advice(phone, { children_name, description: children_name }));
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ success: true });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(await stored(phone)).toMatchObject([{ children_name, description: children_name }]);
  });

  it.each([
    ['a landline', { phone: '0243123456' }],
    ['a phone with spaces', { phone: '0912 345 678' }],
    ['a phone with eleven digits', { phone: '09123456789' }],
    ['no phone', { phone: undefined }],
    ['a name of 201 characters', { children_name: 'a'.repeat(201) }],
    ['a name that is a list', { children_name: ['a'] }],
    ['a year of birth that is text', { children_yob: '2000' }],
    ['a product', { product_id: 7 }],
  ])('with %s is rejected', async (_, fields) => {
    const phone = newPhone();
    expect(await ask(service, advice(phone, fields))).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await stored(phone)).toEqual([]);
  });

  it('with a name of 1 MB is rejected', async () => {
    const phone = newPhone();
    const { status } = await ask(service, advice(phone, { children_name: 'a'.repeat(1024 * 1024) }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await stored(phone)).toEqual([]);
  });

  it('logged no error', () => {
    expect(service.faults).toEqual([]);
  });
});

describe('the contact details', () => {
  const COMPANY = {
    SUPPORT_EMAIL: 'hoi@trung-tam.example',
    SUPPORT_PHONE: '024 3123 4567',
    COMPANY_NAME: 'Trung tâm <Ví Dụ>',
    COMPANY_ADDRESS: 'Số 1 phố Ví Dụ, Hà Nội',
  };

  it('are those configured by the operator', async () => {
    const configured = await startService({ settings: COMPANY });
    expect((await configured.get('/contact/ways')).data).toEqual({
      company: COMPANY.COMPANY_NAME,
      address: COMPANY.COMPANY_ADDRESS,
      email: COMPANY.SUPPORT_EMAIL,
      phone: COMPANY.SUPPORT_PHONE,
    });
    expect(missingContacts(configured.platform.config)).toBeNull();
  });

  it('are empty where the operator has configured none', async () => {
    expect((await service.get('/contact/ways')).data).toEqual({
      company: null,
      address: null,
      email: null,
      phone: null,
    });
    expect(missingContacts(service.platform.config)).toMatch(
      /set SUPPORT_EMAIL, SUPPORT_PHONE, COMPANY_NAME, COMPANY_ADDRESS$/,
    );
    const { SUPPORT_PHONE: _, ...others } = COMPANY;
    expect(missingContacts(readConfig(others))).toMatch(/set SUPPORT_PHONE$/);
  });
});

describe('the limits on requests for advice', () => {
  const startWith = (settings: Record<string, string>) => startService({ settings });

  it('apply to one number, wherever requests come from', async () => {
    const limited = await startWith({ ADVICE_PER_PHONE_HOUR: '2' });
    const phone = newPhone();
    const from = (remoteAddress: string) => ask(limited, advice(phone), { remoteAddress });
    expect((await from('10.0.0.1')).status).toBe(200);
    expect((await from('10.0.0.2')).status).toBe(200);
    const refused = await from('10.0.0.3');
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(limited, advice(newPhone()), { remoteAddress: '10.0.0.3' })).status).toBe(200);
    expect(await limited.platform.db.$count(adviceRequests, eq(adviceRequests.phone, phone))).toBe(2);
  });

  it('apply to one network, whatever the number and the claimed address', async () => {
    const limited = await startWith({ ADVICE_PER_NETWORK_HOUR: '2' });
    const from = (remoteAddress: string, forged: string) =>
      ask(limited, advice(newPhone()), { remoteAddress, headers: { 'x-forwarded-for': forged } });
    expect((await from('10.0.0.1', '1.1.1.1')).status).toBe(200);
    expect((await from('10.0.0.1', '2.2.2.2')).status).toBe(200);
    expect((await from('10.0.0.1', '3.3.3.3')).code).toBe('TOO_MANY_REQUESTS');
    expect((await from('10.0.0.2', '3.3.3.3')).status).toBe(200);
  });
});
