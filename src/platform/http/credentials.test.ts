import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint, Who } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { GUEST_TOKEN_HEADER } from '#contract/protocol/envelope.ts';
import { type Bearer, credentials } from './credentials.ts';
import { request } from './http.ts';

const LAN = 'Bearer of-lan';
const GUEST = 'guest of-a-guest';
const NOBODY = 'nobody';

const ofEach: Record<Who, Endpoint> = {
  anyone: ENDPOINTS.health.live,
  'maybe-learner': ENDPOINTS.courseOffers.levels,
  'maybe-taker': ENDPOINTS.examList.list,
  learner: ENDPOINTS.vip.isVip,
  taker: ENDPOINTS.practice.submit,
  caller: ENDPOINTS.translation.translate,
};

/** Who a call says it is from. */
async function saidBy(endpoint: Endpoint, as?: Bearer | null): Promise<string | null> {
  let sent = new Headers();
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    sent = headers;
    return new Response('{}');
  });
  await request(endpoint, as === undefined ? {} : { options: { as } });
  const guest = sent.get(GUEST_TOKEN_HEADER);
  const learner = sent.get('authorization');
  expect(guest === null || learner === null).toBe(true);
  return learner ?? (guest === null ? NOBODY : `guest ${guest}`);
}

const device = { session: null as string | null, guest: null as string | null };
const asked = vi.fn(async () => device.guest);
const { session, guest } = credentials;

beforeEach(() => {
  asked.mockClear();
  credentials.session = () => device.session;
  credentials.guest = asked;
});
afterEach(() => {
  Object.assign(credentials, { session, guest });
  vi.unstubAllGlobals();
});

describe('a call says who makes it', () => {
  it.each<[Who, string, string]>([
    ['anyone', NOBODY, NOBODY],
    ['maybe-learner', LAN, NOBODY],
    ['maybe-taker', LAN, GUEST],
    ['learner', LAN, NOBODY],
    ['taker', LAN, GUEST],
    ['caller', LAN, GUEST],
  ])('where its endpoint is for: %s', async (who, ofLearner, ofGuest) => {
    const endpoint = ofEach[who];
    expect(endpoint.who).toBe(who);
    Object.assign(device, { session: 'of-lan', guest: null });
    expect(await saidBy(endpoint)).toBe(ofLearner);
    expect(asked).not.toHaveBeenCalled();
    Object.assign(device, { session: null, guest: 'of-a-guest' });
    expect(await saidBy(endpoint)).toBe(ofGuest);
    Object.assign(device, { session: null, guest: null });
    expect(await saidBy(endpoint)).toBe(NOBODY);
  });

  it('as it is told, whoever the device knows', async () => {
    Object.assign(device, { session: 'of-lan', guest: 'of-a-guest' });
    expect(await saidBy(ofEach.learner, { token: 'of-minh' })).toBe('Bearer of-minh');
    expect(await saidBy(ofEach.taker, { token: 'of-another', isGuest: true })).toBe('guest of-another');
    expect(await saidBy(ofEach['maybe-learner'], null)).toBe(NOBODY);
    expect(await saidBy(ofEach.anyone, { token: 'of-lan' })).toBe(LAN);
  });

  it('and nobody does where the guest cannot be told', async () => {
    Object.assign(device, { session: null, guest: 'of-a-guest' });
    asked.mockRejectedValueOnce(new Error('the database does not open'));
    expect(await saidBy(ofEach['maybe-taker'])).toBe(NOBODY);
  });

  it('and nobody does where nothing has been said of the device', async () => {
    Object.assign(credentials, { session, guest });
    expect(await saidBy(ofEach.taker)).toBe(NOBODY);
  });
});
