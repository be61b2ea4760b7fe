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
  teacher: { ...ENDPOINTS.staff.newRecoveryCodes, who: 'teacher' },
  operator: ENDPOINTS.staff.auditTrail,
  staff: ENDPOINTS.staff.newRecoveryCodes,
};

/** The caller according to a call's headers. */
async function callerOf(endpoint: Endpoint, as?: Bearer | null): Promise<string | null> {
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
const readGuest = vi.fn(async () => device.guest);
const { session, guest } = credentials;

beforeEach(() => {
  readGuest.mockClear();
  credentials.session = () => device.session;
  credentials.guest = readGuest;
});
afterEach(() => {
  Object.assign(credentials, { session, guest });
  vi.unstubAllGlobals();
});

describe('a call is made', () => {
  it.each<[Who, string, string]>([
    ['anyone', NOBODY, NOBODY],
    ['maybe-learner', LAN, NOBODY],
    ['maybe-taker', LAN, GUEST],
    ['learner', LAN, NOBODY],
    ['taker', LAN, GUEST],
    ['caller', LAN, GUEST],
  ])('as whoever its endpoint is for: %s', async (who, ofLearner, ofGuest) => {
    const endpoint = ofEach[who];
    expect(endpoint.who).toBe(who);
    Object.assign(device, { session: 'of-lan', guest: null });
    expect(await callerOf(endpoint)).toBe(ofLearner);
    expect(readGuest).not.toHaveBeenCalled();
    Object.assign(device, { session: null, guest: 'of-a-guest' });
    expect(await callerOf(endpoint)).toBe(ofGuest);
    Object.assign(device, { session: null, guest: null });
    expect(await callerOf(endpoint)).toBe(NOBODY);
  });

  it('as given in `as`, whoever the device knows', async () => {
    Object.assign(device, { session: 'of-lan', guest: 'of-a-guest' });
    expect(await callerOf(ofEach.learner, { token: 'of-minh' })).toBe('Bearer of-minh');
    expect(await callerOf(ofEach.taker, { token: 'of-another', isGuest: true })).toBe('guest of-another');
    expect(await callerOf(ofEach['maybe-learner'], null)).toBe(NOBODY);
    expect(await callerOf(ofEach.anyone, { token: 'of-lan' })).toBe(LAN);
  });

  it('anonymously if the guest cannot be read', async () => {
    Object.assign(device, { session: null, guest: 'of-a-guest' });
    readGuest.mockRejectedValueOnce(new Error('the database does not open'));
    expect(await callerOf(ofEach['maybe-taker'])).toBe(NOBODY);
  });

  it('anonymously if the credentials have not been set up', async () => {
    Object.assign(credentials, { session, guest });
    expect(await callerOf(ofEach.taker)).toBe(NOBODY);
  });
});
