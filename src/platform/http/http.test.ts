import { describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from './http.ts';

const live = () => call(ENDPOINTS.health.live, {});
const answers = (response: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async () => response());
const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = { message: 'Thôi', data: null, time_current: 1 };

describe('a response', () => {
  it.each([
    ['a portal’s page with 200', () => new Response('<title>Wi-Fi</title>'), 'FOREIGN_ANSWER'],
    ['JSON that is not our envelope', () => json({ ok: true }), 'FOREIGN_ANSWER'],
    [
      'the right data without its envelope',
      () => json({ status: 'live', service: 'luyen' }),
      'FOREIGN_ANSWER',
    ],
    [
      'our envelope around something else',
      () => json({ message: '', data: 7, time_current: 1 }),
      'FOREIGN_ANSWER',
    ],
    ['an error that is not ours', () => new Response('Bad Gateway', { status: 502 }), 'FOREIGN_ANSWER'],
    ['no answer', () => Promise.reject(new TypeError('no network')), 'NETWORK'],
    ['our refusal', () => json({ ...refusal, code: 'NOT_SIGNED_IN' }, 401), 'NOT_SIGNED_IN'],
    ['our refusal with the status of a success', () => json({ ...refusal, code: 'FORBIDDEN' }), 'FORBIDDEN'],
    ['452', () => json({ ...refusal, code: 'MAINTENANCE' }, 452), 'MAINTENANCE'],
    ['452 of a proxy before it', () => new Response('closed', { status: 452 }), 'MAINTENANCE'],
    ['a code of a newer server', () => json({ ...refusal, code: 'FROM_LATER' }, 500), 'SERVER_ERROR'],
  ])('is a failure if it is %s', async (_, response, code) => {
    answers(response);
    expect(await live()).toMatchObject({ success: false, code });
  });

  it('carries the server’s code and message, whatever its status', async () => {
    answers(() => json({ ...refusal, code: 'FORBIDDEN' }));
    expect(await live()).toMatchObject({ success: false, message: 'Thôi' });
  });

  it('reports how long the server asks to wait', async () => {
    answers(() => json({ ...refusal, code: 'TOO_MANY_REQUESTS' }, 429, { 'retry-after': '30' }));
    expect(await live()).toMatchObject({ retryAfter: 30 });
  });
});

it('sends a change of part of a thing as PATCH, which browsers take in capitals only', async () => {
  const fetch = vi.fn(async (_: string, __: RequestInit) => json({ ...refusal, code: 'NOT_FOUND' }, 404));
  vi.stubGlobal('fetch', fetch);
  await call(ENDPOINTS.speakingExam.setPreparation, { params: { id: 'a' }, body: { is_prepared: true } });
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: 'PATCH', body: '{"is_prepared":true}' });
});
