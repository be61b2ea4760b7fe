import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DEFAULT_PUSH_SETTINGS } from '#contract/push.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { setSender } from '#src/platform/outbox/owner/sender.ts';
import { readPushDevice } from '#src/platform/outbox/reminders/push-device.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { fakePush, PUBLIC_KEY } from '#tests/support/fake-push.ts';
import { LEARNER, signIn, stopClock } from '#tests/support/render-app.tsx';
import { renew } from './renew.ts';
import { turnOff, turnOn } from './turn-on.ts';

const MINH = '019aa000-0000-7000-8000-000000000002';
const DAY = 24 * 3_600_000;

const api = fakeApi();
const browser = fakePush();
const { push } = ENDPOINTS;
const serve = (public_key: string): void =>
  api.answer(push.settings, { ...DEFAULT_PUSH_SETTINGS, public_key, devices: 0, next_reminder_at: null });
const stored = () =>
  api.sentTo(push.subscribe).map((body) => {
    const { subscription, replaces } = body as { subscription: { endpoint: string }; replaces?: string };
    return [subscription.endpoint, replaces];
  });

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  signIn();
  serve(PUBLIC_KEY);
  api.answer(push.subscribe, {});
  api.answer(push.unsubscribe, {});
});

const FIRST = 'https://push.example.com/1';
const SECOND = 'https://push.example.com/2';

describe('turning on', () => {
  it('subscribes with the server’s key, and tells the server', async () => {
    expect(await turnOn(LEARNER)).toBe('on');
    expect(stored()).toEqual([[FIRST, undefined]]);
    expect(await readPushDevice()).toMatchObject({ owner: LEARNER, endpoint: FIRST });
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'unanswered'],
  ] as const)('stores nothing when the answer is %s', async (answer, ended) => {
    browser.answer = answer;
    expect(await turnOn(LEARNER)).toBe(ended);
    expect([browser.made, await readPushDevice()]).toEqual([0, null]);
  });

  it('goes on later if the server cannot be told', async () => {
    api.noNetwork(push.subscribe);
    expect(await turnOn(LEARNER)).toBe('later');
    api.answer(push.subscribe, {});
    await renew(LEARNER);
    expect(stored().at(-1)).toEqual([FIRST, undefined]);
    expect((await readPushDevice())?.sentAt).toBeGreaterThan(0);
  });
});

describe('a start of the app', () => {
  beforeEach(async () => {
    await turnOn(LEARNER);
  });

  it('tells the server nothing that it was told today', async () => {
    await renew(LEARNER);
    expect(stored()).toHaveLength(1);
  });

  it('tells it again the next day', async () => {
    stopClock(Date.now() + DAY);
    await renew(LEARNER);
    expect(stored()).toHaveLength(2);
  });

  it('tells it again in a new session, with which the old copy ended', async () => {
    await renew(LEARNER, true);
    await setSender({ owner: LEARNER, token: 'another' });
    await renew(LEARNER);
    expect(stored()).toHaveLength(3);
  });

  it('subscribes anew if the browser has ended the subscription', async () => {
    browser.lose();
    await renew(LEARNER);
    expect(stored()).toEqual([
      [FIRST, undefined],
      [SECOND, FIRST],
    ]);
  });

  it('subscribes anew if the server has another key', async () => {
    serve(`B${'B'.repeat(86)}`);
    await renew(LEARNER);
    expect(stored().at(-1)).toEqual([SECOND, FIRST]);
  });

  it('asks for nothing if it was never turned on', async () => {
    await turnOff('token');
    browser.permission = 'default';
    await renew(LEARNER);
    expect([browser.asked, browser.made]).toEqual([1, 1]);
  });

  it('ends the subscription if somebody else is signed in', async () => {
    await renew(MINH);
    expect([browser.current, await readPushDevice()]).toEqual([null, null]);
  });
});

describe('turning off', () => {
  it('tells the server which device', async () => {
    await turnOn(LEARNER);
    await turnOff('token');
    expect(api.sentTo(push.unsubscribe)).toEqual([{ endpoint: FIRST }]);
    expect(browser.current).toBeNull();
  });

  it('works with no network', async () => {
    await turnOn(LEARNER);
    api.noNetwork(push.unsubscribe);
    await turnOff('token');
    expect([browser.current, await readPushDevice()]).toEqual([null, null]);
  });
});
