import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DEFAULT_PUSH_SETTINGS, type PushSettings } from '#contract/push.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { readBadge, updateBadgeNote } from '#src/platform/outbox/reminders/badge-note.ts';
import { knownPushSettings, unsentPushSettings } from '#src/platform/outbox/reminders/push-settings.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { fakePush, PUBLIC_KEY } from '#tests/support/fake-push.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { PAGE } from '../messages/reminders-page.ts';
import { browserName } from '../model/browser-name.ts';
import { whenText } from '../model/when-text.ts';
import { Component } from './reminders-page.tsx';

const api = fakeApi();
const browser = fakePush();
const { push } = ENDPOINTS;

interface Served {
  kinds?: Partial<PushSettings['kinds']>;
  devices?: number;
  next?: number | null;
}
const serve = ({ kinds = {}, devices = 0, next = null }: Served = {}): void =>
  api.answer(push.settings, {
    ...DEFAULT_PUSH_SETTINGS,
    kinds: { ...DEFAULT_PUSH_SETTINGS.kinds, ...kinds },
    public_key: PUBLIC_KEY,
    devices,
    next_reminder_at: next,
  });

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  localStorage.clear();
  signIn();
  serve();
  api.answer(push.subscribe, {});
  api.answer(push.unsubscribe, {});
});

const show = () => renderApp(<Component />);
const streak = () => screen.findByRole('checkbox', { name: PAGE.kinds.streak.label });

describe('this device', () => {
  it('asks the browser at a press only, and then receives notifications', async () => {
    show();
    const button = await screen.findByRole('button', { name: PAGE.turnOn });
    expect(browser.asked).toBe(0);
    fireEvent.click(button);
    expect(await screen.findByText(PAGE.on)).toBeVisible();
    expect(browser.asked).toBe(1);
    expect(api.sentTo(push.subscribe)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: PAGE.trial }));
    await waitFor(() => expect(browser.shown).toEqual(['Lời nhắc thử']));
    fireEvent.click(screen.getByRole('button', { name: PAGE.turnOff }));
    expect(await screen.findByText(PAGE.off)).toBeVisible();
  });

  it('has steps out of a block', async () => {
    browser.answer = 'denied';
    show();
    fireEvent.click(await screen.findByRole('button', { name: PAGE.turnOn }));
    expect(await screen.findByText(PAGE.blockedTitle)).toBeVisible();
    expect(screen.queryByRole('button', { name: PAGE.turnOn })).toBeNull();
  });

  it('says that the network is missing', async () => {
    api.noNetwork(push.settings);
    show();
    fireEvent.click(await screen.findByRole('button', { name: PAGE.turnOn }));
    expect(await screen.findByText(PAGE.ended.unreachable)).toBeVisible();
  });

  it('says plainly that this browser has no notifications, and the choices stay', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    show();
    expect(await screen.findByText(PAGE.noneTitle)).toBeVisible();
    expect(await streak()).toBeEnabled();
  });
});

it('the number on the icon can be turned off', async () => {
  show();
  const choice = await screen.findByRole('checkbox', { name: PAGE.badgeLabel });
  expect(choice).toBeChecked();
  fireEvent.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  await updateBadgeNote(LEARNER, () => ({ unread: 3 }));
  expect(await readBadge(LEARNER, Date.now())).toBe(0);
  fireEvent.click(choice);
  await waitFor(async () => expect(await readBadge(LEARNER, Date.now())).toBe(3));
});

it('the calendar file is made here, for the hour that is chosen', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:';
  });
  api.noNetwork(push.settings);
  show();
  fireEvent.change(await screen.findByLabelText(PAGE.calendarTime), { target: { value: '06:45' } });
  fireEvent.click(screen.getByRole('button', { name: PAGE.calendarAction }));
  vi.restoreAllMocks();
  expect(files[0]?.type).toMatch('text/calendar');
  const text = (await files[0]?.text()) ?? '';
  expect(text).toMatch(/DTSTART;TZID=[^:]+:\d{8}T064500\r\n/);
  expect(text.replaceAll('\r\n ', '')).toContain(`UID:luyen-${LEARNER}@`);
});

describe('the choices', () => {
  it('are off until chosen, and saved with no network', async () => {
    api.noNetwork(push.settings);
    show();
    const choice = await streak();
    expect(choice).not.toBeChecked();
    fireEvent.click(choice);
    expect(await screen.findByText(PAGE.savedWaiting)).toBeVisible();
    expect(choice).toBeChecked();
    expect(await unsentPushSettings(LEARNER)).toMatchObject({ kinds: { streak: true, graded: false } });
  });

  it('that were made here count more than the server’s answer of before', async () => {
    show();
    fireEvent.click(await streak());
    await screen.findByText(PAGE.savedWaiting);
    expect(await knownPushSettings(LEARNER)).toMatchObject({ kinds: { streak: true } });
  });

  it('include quiet hours; what is no time yet is not saved', async () => {
    show();
    const from = await screen.findByLabelText(PAGE.quietFrom);
    fireEvent.change(from, { target: { value: '' } });
    fireEvent.change(from, { target: { value: '22:15' } });
    await waitFor(async () =>
      expect(await unsentPushSettings(LEARNER)).toMatchObject({ quiet_from: '22:15', quiet_to: '07:00' }),
    );
  });

  it.each<[string, Served, string]>([
    ['chosen, on no device', { kinds: { graded: true } }, PAGE.nowhere],
    ['on two devices, with nothing chosen', { devices: 2 }, PAGE.nothingChosen],
    ['on two devices', { devices: 2, kinds: { news: true } }, PAGE.devices(2)],
  ])('say what follows from them: %s', async (_, served, text) => {
    serve(served);
    show();
    expect(await screen.findByText(text)).toBeVisible();
  });
});

it.each([
  [0, 'hôm nay lúc 20:30'],
  [1, 'ngày mai lúc 20:30'],
  [3, 'ngày 26/11/2026 lúc 20:30'],
])('the next reminder in %i days comes %s', (days, text) => {
  const now = new Date(2026, 10, 23, 9).getTime();
  expect(whenText(new Date(2026, 10, 23 + days, 20, 30).getTime(), now)).toBe(text);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 5, 'ios'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605.1.15',
    5,
    'ios',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605.1.15',
    0,
    'safari',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'firefox'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142 Safari/537.36 Edg/142', 0, 'chromium'],
])('%s with %i touch points: %s', (agent, touchPoints, name) => {
  expect(browserName(agent, touchPoints)).toBe(name);
});
