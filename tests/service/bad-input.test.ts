import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { failureEnvelope } from '#contract/protocol/envelope.ts';
import { COMMON_ERRORS, isErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_STATUS } from '#contract/protocol/error-status.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';

const ENOUGH = '1000000';
const service = await startService({
  settings: {
    OTP_PER_DEVICE_HOUR: ENOUGH,
    OTP_PER_NETWORK_HOUR: ENOUGH,
    CHECK_PER_NETWORK_HOUR: ENOUGH,
    LOGIN_PER_NETWORK_HOUR: ENOUGH,
    SMS_PER_HOUR: ENOUGH,
    SMS_PER_DAY: ENOUGH,
  },
});

const JSON_TYPE = { 'content-type': 'application/json' };
const deep = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Bodies that no endpoint accepts, by what is wrong with them. */
const BODIES: [string, string | undefined, Record<string, string>][] = [
  ['no body', undefined, {}],
  ['an empty body that says JSON', '', JSON_TYPE],
  ['half of a JSON text', '{"phone":"09', JSON_TYPE],
  ['JSON null', 'null', JSON_TYPE],
  ['a list', '[1,2]', JSON_TYPE],
  ['a number', '7', JSON_TYPE],
  ['an empty object', '{}', JSON_TYPE],
  ['a poisoned prototype', '{"__proto__":{"admin":true}}', JSON_TYPE],
  ['fields of other types', '{"phone":{},"mobile":1,"attempt_id":[],"answer":"x","at":"now"}', JSON_TYPE],
  ['a very deep text', deep(50_000), JSON_TYPE],
  ['too much text', JSON.stringify({ a: 'x'.repeat(300_000) }), JSON_TYPE],
  ['a form', 'phone=0912345678', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['XML', '<a/>', { 'content-type': 'application/xml' }],
  ['no valid content type', '{}', { 'content-type': ';;' }],
  ['bytes', '\u0000\u0001', { 'content-type': 'application/octet-stream' }],
];
const QUERIES = [
  'page=-1',
  'page=x',
  'page=1e99',
  'limit=0&revise_id=',
  'practice_id=a&practice_id=b',
  'x=%00',
];
const PARAMETERS = ['%00', '%ZZ', '%F0%9F', '..%2F..%2Fetc', 'x'.repeat(400), '%ED%A0%80', "'; drop table--"];

async function expectRefusal(
  token: string,
  endpoint: (typeof EVERY_ENDPOINT)[number]['endpoint'],
  request: { url: string; payload?: string | undefined; headers?: Record<string, string> },
  mayPass: boolean,
): Promise<void> {
  const response = await service.app.inject({
    method: endpoint.method,
    url: request.url,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...request.headers },
    ...(request.payload !== undefined && { payload: request.payload }),
  });
  if (mayPass && response.statusCode === 200) return;
  const failure = failureEnvelope.parse(response.json());
  expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, response.body).toBeLessThan(500);
  const known: readonly string[] = [...errorsOf(endpoint), ...COMMON_ERRORS, 'NOT_FOUND'];
  expect(known).toContain(failure.code);
  if (isErrorCode(failure.code)) expect(response.statusCode).toBe(ERROR_STATUS[failure.code]);
  expect(response.body).not.toMatch(/\bat .*\.(ts|js):\d+/);
  expect(failure.message).toMatch(/[àáảãạăắằẳẵặâấầẩẫậèéẻẽẹêếềểễệìíỉĩịòóỏõọôốồổỗộơớờởỡợùúủũụưứừửữựỳýỷỹỵđ]/i);
}

describe('bad input gets a declared error in Vietnamese, never a 500', () => {
  for (const { area, name, endpoint } of EVERY_ENDPOINT) {
    const url = `/api${endpoint.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;

    it(`${area}.${name}: wrong bodies`, async () => {
      if (endpoint.method === 'GET') return;
      const { token } = await activeLearner(service);
      for (const [, payload, headers] of BODIES) {
        await expectRefusal(token, endpoint, { url, payload, headers }, endpoint.body === undefined);
      }
    });

    it(`${area}.${name}: wrong queries and paths`, async () => {
      const { token } = await activeLearner(service);
      for (const query of QUERIES) {
        await expectRefusal(
          token,
          endpoint,
          { url: `${url}?${query}` },
          endpoint.method === 'GET' || !endpoint.body,
        );
      }
      if (!endpoint.params) return;
      for (const value of PARAMETERS) {
        const path = `/api${endpoint.path.replace(/\{\w+\}/g, value)}`;
        await expectRefusal(token, endpoint, { url: path }, false);
      }
    });
  }

  it.each([
    ['NUL in a text', '\u0000'],
    ['half an emoji', '\ud83d'],
    ['an emoji and Vietnamese', 'Bài viết của mình 😀'],
  ])('an essay with %s causes no error', async (_, text) => {
    const body = {
      attempt_id: randomUUID(),
      practice_id: 'ong-tren-mai-nha',
      question_id: 'none',
      answer: { type_code: 'ielts_writing', u: `I think ${text}` },
      at: 1e300,
      skew: -1e300,
    };
    const { token } = await activeLearner(service);
    const answer = await service.post('/practice/update-single-answer', { token, key: randomUUID(), body });
    expect(answer.status).toBeLessThan(500);
    expect(answer.status).not.toBe(401);
  });

  it('logged no error', () => {
    expect(service.faults).toEqual([]);
  });
});

it.each(['/practice/list-question?practice_id=a&attempt_id=abc', '/address?limit=101', '/address/hue'])(
  'an address that cannot be read (%s) is refused in words that name no field',
  async (path) => {
    const { status, code, message } = await service.get(path);
    expect({ status, code }).toEqual({ status: 400, code: 'BAD_REQUEST' });
    expect(message).toMatch(/^Đường dẫn này chưa đúng/);
  },
);
