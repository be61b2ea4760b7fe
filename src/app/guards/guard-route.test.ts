import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { PageName } from '#contract/pages.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { completeOnboardingCommand } from '#src/features/conversation-course/commands.ts';
import { userLevel } from '#src/features/speaking-room/api/user-level.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { closeAuth, useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession, currentSession, storeSession } from '#src/platform/session/session.ts';
import { storeSpeakingLevel } from '#src/platform/session/vip.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { signIn } from '#tests/support/render-app.tsx';
import { guardRoute } from './guard-route.ts';
import type { GuardName } from './rules.ts';

const api = fakeApi();

const load = (address: string) =>
  guardRoute({ name: 'notebook', guest: false })({
    request: new Request(`https://luyen.test${address}`),
    params: {},
  });

afterEach(() => {
  clearSession();
  closeAuth();
});

it('sends a guest from a learners’ page home, where signing in leads back to it', async () => {
  const sent = await load('/so-loi?loc=tu').catch((response: unknown) => response);
  expect(sent instanceof Response && sent.headers.get('location')).toBe('/');
  expect(useAuthDialog.getState()).toMatchObject({ asked: 'login', next: '/so-loi?loc=tu' });
});

it('lets a learner in without opening a dialog', async () => {
  storeSession('t', '019aa000-0000-7000-8000-000000000001');
  expect(await load('/so-loi')).toBeNull();
  expect(useAuthDialog.getState().asked).toBeNull();
});

describe('a speaking topic', () => {
  const { isAllowed } = ENDPOINTS.speakingRoom;
  const { isVip } = ENDPOINTS.vip;
  const open = (name: PageName, id: string) =>
    guardRoute({ name, guest: false, guards: ['vip', 'level'] })({
      request: new Request(`https://luyen.test/virtual-speaking-practice/${id}`),
      params: { id },
    }).then(
      () => 'opens',
      (thrown: unknown) => thrown instanceof Response && thrown.headers.get('location'),
    );

  beforeEach(() => {
    signIn();
    storeSpeakingLevel(2);
  });

  it.each([
    [true, 'opens'],
    [false, '/'],
  ])('without VIP, allowed by the server: %s', async (is_allowed, expected) => {
    api.answer(isAllowed, { is_allowed });
    expect(await open('topicPractice', 'speaking-weekends')).toBe(expected);
  });

  it('opens with the level stored with its page, where the guards’ own was lost', async () => {
    const flag = { is_vip: false };
    const speaking = { is_vip: true, user: null };
    api.answer(isVip, { courses: flag, tutoring: flag, conversation: flag, virtual_room: { speaking } });
    // Another learner: of this one nothing is stored.
    signIn('019aa000-0000-7000-8000-000000000002');
    const texts = { title_vi: '', summary_vi: '', levels: [], prompts: [] };
    queryClient.setQueryData(userLevel().queryKey, { ...texts, level: 3 });
    onTestFinished(() => queryClient.clear());
    expect(await open('topicPractice', 'speaking-weekends')).toBe('opens');
  });

  it('without VIP and network sends home', async () => {
    api.noNetwork();
    expect(await open('topicPractice', 'speaking-weekends')).toBe('/');
  });
});

describe('conversation', () => {
  const { onboardingResult } = ENDPOINTS.conversationLevel;
  const open = (guard: GuardName) =>
    guardRoute({ name: 'conversation', guest: true, guards: [guard] })({
      request: new Request('https://luyen.test/conversation'),
      params: {},
    }).then(
      () => 'opens',
      (thrown: unknown) => thrown instanceof Response && thrown.headers.get('location'),
    );
  const result = {
    choices: {
      ...{ step1: { value: 'work' }, step2: { value: ['food'] }, step4: { value: 'ten' } },
      ...{ step5: { value: 'greet' }, entry_test: null },
    },
    ...{ suggested_level: 1 as const, max_level: 1 as const, completed_at: 1 },
  };

  beforeEach(() => {
    // Another learner in each test: what one has gone through stays on the device.
    signIn(crypto.randomUUID());
    storeSpeakingLevel(2);
    queryClient.clear();
  });

  it.each([
    ['gone through elsewhere', { result }, 'opens'],
    ['not gone through', { result: null }, '/conversation-guest'],
  ])('asks once about an introduction that was %s', async (_, answer, expected) => {
    api.answer(onboardingResult, answer);
    expect(await open('conversation')).toBe(expected);
    expect(api.callsOf(onboardingResult)).toHaveLength(1);
  });

  it('opens with no network once the introduction is known, the scenes as well', async () => {
    api.answer(onboardingResult, { result });
    await open('conversation');
    queryClient.clear();
    api.noNetwork();
    expect(await open('conversation')).toBe('opens');
    expect(await open('scenes')).toBe('opens');
  });

  it('opens with an introduction that waits to be sent, where the note of it was lost', async () => {
    api.noNetwork();
    const { learnerId: owner } = currentSession();
    await saveCommand(completeOnboardingCommand, {
      ...{ owner: owner ?? '', label: '', body: { ...result.choices, at: 1, skew: 0 } },
    });
    expect(await open('scenes')).toBe('opens');
  });

  it('asks nothing for a page that needs VIP', async () => {
    expect(await open('conversationVip')).toBe('/conversation-guest?view=class');
    expect(api.asked()).toEqual([]);
  });
});

describe('a page of staff', () => {
  const { me } = ENDPOINTS.staff;
  const closed = { is_set: true, open_until: null, recovery_codes_left: 10 };
  const open = () =>
    guardRoute({ name: 'staffSecurity', guest: false, guards: ['staff'] })({
      request: new Request('https://luyen.test/bao-mat-nhan-vien'),
      params: {},
    }).then(
      () => 'opens',
      (thrown: unknown) => thrown instanceof Response && thrown.headers.get('location'),
    );

  it('opens with a role, then with no network too', async () => {
    signIn('019aa000-0000-7000-8000-000000000003');
    api.answer(me, { roles: ['teacher'], second_factor: closed });
    expect(await open()).toBe('opens');
    api.noNetwork();
    expect(await open()).toBe('opens');
  });

  it('sends everybody else home', async () => {
    signIn('019aa000-0000-7000-8000-000000000004');
    api.answer(me, { roles: [], second_factor: closed });
    expect(await open()).toBe('/');
  });
});
