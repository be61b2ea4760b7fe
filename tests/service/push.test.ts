import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DEFAULT_PUSH_SETTINGS, type PushSettings } from '#contract/push.ts';
import { pushes, pushSubscriptions, vapidKeys } from '#server/db/schema-push.ts';
import { keepVapidKeys } from '#server/domain/push/vapid-keys.ts';
import { deleteLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import {
  grade,
  gradedTalk,
  measuredTalk,
  SILENT,
  speak,
  storeAttempt,
  storeRecording,
  storeSet,
} from './spoken-attempts.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', OTP_PER_DEVICE_HOUR: '1000' },
});
const { db } = service.platform;

const newKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
const newEndpoint = () => `https://push.example.com/${randomUUID()}`;
const subscribe = (
  { token }: TestLearner,
  endpoint: string,
  { keys = newKeys(), replaces = undefined as string | undefined } = {},
) => service.put('/push/subscription', { token, body: { subscription: { endpoint, keys }, replaces } });
const remove = ({ token }: TestLearner, endpoint: string) =>
  service.post('/push/subscription/remove', { token, body: { endpoint } });
const settingsOf = async ({ token }: TestLearner) =>
  ENDPOINTS.push.settings.response.parse((await service.get('/push/settings', { token })).data);
const endpointsOf = async ({ id }: TestLearner) =>
  (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.learner_id, id))).map(
    ({ endpoint }) => endpoint,
  );
const choose = ({ token }: TestLearner, chosen: Partial<PushSettings['kinds']>, ago = 0, quiet = {}) =>
  service.post('/push/settings', {
    token,
    key: randomUUID(),
    body: {
      ...DEFAULT_PUSH_SETTINGS,
      kinds: { ...DEFAULT_PUSH_SETTINGS.kinds, ...chosen },
      at: Date.now() - ago,
      skew: 0,
      ...quiet,
    },
  });
const pushConsents = async ({ token }: TestLearner) =>
  ENDPOINTS.privacy.consents.response
    .parse((await service.get('/privacy/consents', { token })).data)
    .history.filter(({ kind }) => kind === 'push')
    .map(({ given }) => given);

it.each([
  ['nobody spoke in', 'probe-silent', SILENT],
  ['only the sound was measured of', 'probe-sound', measuredTalk(20)],
  ['too little was said in for a band', 'probe-short', gradedTalk({ talk_seconds: 10 })],
])('does not call graded what %s, neither in a push nor in the list', async (_, id, found) => {
  const set = await storeSet(db, id);
  const learner = await registerLearner(service);
  await choose(learner, { graded: true });
  const at = new Date().toISOString();
  const attempt = await storeAttempt(db, learner.id, set, at);
  await speak(db, attempt, 'q1', { recording_id: await storeRecording(db, learner.id), at });
  await grade(db, attempt, 'q1', found);
  const queued = await db.select().from(pushes).where(eq(pushes.learner_id, learner.id));
  expect(queued).toMatchObject([{ kind: 'graded', title: 'Mình chưa chấm được bài của bạn' }]);
  const read = async (path: string) => (await service.get(path, { token: learner.token })).data;
  expect(await read('/notify')).toMatchObject({ notifications: [{ id: attempt, is_graded: false }] });
  expect(await read('/ielts/courses/marked-notifications')).toEqual({ notifications: [] });
});

describe('settings', () => {
  it('are off until something is turned on', async () => {
    const learner = await registerLearner(service);
    expect(await settingsOf(learner)).toEqual({
      ...DEFAULT_PUSH_SETTINGS,
      public_key: service.platform.push.publicKey,
      devices: 0,
      next_reminder_at: null,
    });
  });

  it('keep the latest decision, whatever order they arrive in', async () => {
    const learner = await registerLearner(service);
    expect((await choose(learner, { news: true })).status).toBe(200);
    const late = await choose(learner, { graded: true }, 60_000);
    expect(late.data).toMatchObject({ kinds: { news: true, graded: false } });
    expect((await settingsOf(learner)).kinds).toMatchObject({ news: true, graded: false });
  });

  it('record the consent with the first kind, and its withdrawal with the last', async () => {
    const learner = await registerLearner(service);
    await choose(learner, {}, 5_000);
    expect(await pushConsents(learner)).toEqual([]);
    await choose(learner, { streak: true }, 4_000);
    await choose(learner, { streak: true, news: true }, 3_000);
    expect(await pushConsents(learner)).toEqual([true]);
    await choose(learner, {}, 2_000);
    expect(await pushConsents(learner)).toEqual([false, true]);
  });

  it('cannot be consented to apart from them', async () => {
    const { token } = await registerLearner(service);
    const body = { kind: 'push', given: true, at: Date.now(), skew: 0 };
    const answer = await service.post('/privacy/consents', { token, key: randomUUID(), body });
    expect(answer.code).toBe('BAD_REQUEST');
  });

  it.each(['24:00', '7:00', '07:60', '07:00:00', 'x'])('refuse %s as a time of day', async (time) => {
    const learner = await registerLearner(service);
    expect((await choose(learner, {}, 0, { quiet_from: time })).code).toBe('BAD_REQUEST');
  });
});

describe('subscriptions', () => {
  it('are stored once for each endpoint, and deleted by their learner', async () => {
    const learner = await registerLearner(service);
    const endpoint = newEndpoint();
    await subscribe(learner, endpoint);
    expect((await subscribe(learner, endpoint)).status).toBe(200);
    expect((await settingsOf(learner)).devices).toBe(1);
    await remove(learner, endpoint);
    expect((await settingsOf(learner)).devices).toBe(0);
  });

  it('replace the one that the browser gave up', async () => {
    const learner = await registerLearner(service);
    const [former, now] = [newEndpoint(), newEndpoint()];
    await subscribe(learner, former);
    await subscribe(learner, now, { replaces: former });
    expect(await endpointsOf(learner)).toEqual([now]);
  });

  it('drop the device that was not opened for longest, beyond ten', async () => {
    const learner = await registerLearner(service);
    const endpoints = Array.from({ length: 12 }, newEndpoint);
    for (const endpoint of endpoints) await subscribe(learner, endpoint);
    expect((await endpointsOf(learner)).toSorted()).toEqual(endpoints.slice(2).toSorted());
  });

  it('belong to the last learner of a device', async () => {
    const [before, after] = [await registerLearner(service), await registerLearner(service)];
    const endpoint = newEndpoint();
    const keys = newKeys();
    await subscribe(before, endpoint, { keys });
    await subscribe(after, endpoint, { keys });
    expect([await endpointsOf(before), await endpointsOf(after)]).toEqual([[], [endpoint]]);
  });

  it('of another learner are neither deleted nor replaced', async () => {
    const [learner, stranger] = [await registerLearner(service), await registerLearner(service)];
    const endpoint = newEndpoint();
    await subscribe(learner, endpoint);
    expect((await remove(stranger, endpoint)).status).toBe(200);
    await subscribe(stranger, newEndpoint(), { replaces: endpoint });
    expect(await endpointsOf(learner)).toEqual([endpoint]);
  });

  it('end with their session', async () => {
    const learner = await registerLearner(service);
    await subscribe(learner, newEndpoint());
    await service.post('/logout', { token: learner.token });
    expect(await endpointsOf(learner)).toEqual([]);
    expect((await subscribe(learner, newEndpoint())).code).toBe('NOT_SIGNED_IN');
  });

  it('are deleted with the account', async () => {
    const learner = await registerLearner(service);
    await subscribe(learner, newEndpoint());
    expect((await deleteLearner(service, learner)).status).toBe(200);
    expect(await endpointsOf(learner)).toEqual([]);
  });

  it('are exported without what is needed to send to them', async () => {
    const learner = await registerLearner(service);
    const [endpoint, keys] = [newEndpoint(), newKeys()];
    await subscribe(learner, endpoint, { keys });
    await choose(learner, { streak: true });
    const { data } = await service.get('/privacy/export', { token: learner.token });
    const [vapid] = await db.select().from(vapidKeys);
    const text = JSON.stringify(data);
    for (const secret of [endpoint, keys.p256dh, keys.auth, vapid?.private_key ?? endpoint])
      expect(text).not.toContain(secret);
    expect(data).toMatchObject({
      push_settings: [{ kinds: ['streak'] }],
      push_subscriptions: [{ service: 'push.example.com' }],
    });
  });

  it.each([
    'http://push.example.com/x',
    'javascript:alert(1)',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[fd00::1]/x',
    'https://0x7f.1/x',
    'https://postgres/x',
    'https://push.example.com:5432/x',
    'https://user:secret@push.example.com/x',
    `https://push.example.com/${'x'.repeat(1_000)}`,
    'https://push.example.com/\u0000',
  ])('refuse %j', async (endpoint) => {
    const learner = await registerLearner(service);
    expect((await subscribe(learner, endpoint)).code).toBe('BAD_REQUEST');
  });

  it.each([
    ['huge', { p256dh: 'A'.repeat(3_000), auth: 'A'.repeat(22) }],
    ['no point of the curve', { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }],
    ['short', { p256dh: newKeys().p256dh, auth: 'A' }],
    ['missing', {}],
  ])('refuse keys that are %s', async (_, keys) => {
    const { token } = await registerLearner(service);
    const body = { subscription: { endpoint: newEndpoint(), keys } };
    expect((await service.put('/push/subscription', { token, body })).code).toBe('BAD_REQUEST');
  });

  it('are limited: of a thousand, most are refused and ten are kept', { timeout: 120_000 }, async () => {
    const learner = await registerLearner(service);
    const codes = new Map<string | undefined, number>();
    for (let call = 0; call < 1_000; call += 1) {
      const { code } = await subscribe(learner, newEndpoint());
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(codes.get('TOO_MANY_REQUESTS')).toBeGreaterThan(800);
    expect(await endpointsOf(learner)).toHaveLength(10);
  });
});

it('the keys of the site are created once', async () => {
  const pairs = await Promise.all([keepVapidKeys(db), keepVapidKeys(db)]);
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(pairs[0]?.publicKey).toBe(service.platform.push.publicKey);
});

it('neither endpoints nor keys are logged, and no error is', async () => {
  const [vapid] = await db.select().from(vapidKeys);
  const text = service.logged.join('\n');
  expect(text).not.toContain('push.example.com');
  expect(text).not.toContain(vapid?.private_key ?? 'no key');
  expect(service.faults).toEqual([]);
});
