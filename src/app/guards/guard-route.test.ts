import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { PageName } from '#contract/pages.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { userLevel } from '#src/features/speaking-room/api/user-level.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { closeAuth, useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { storeSpeakingLevel } from '#src/platform/session/vip.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { signIn } from '#tests/support/render-app.tsx';
import { guardRoute } from './guard-route.ts';

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

  it('never lets into the conversation by the id of a topic', async () => {
    expect(await open('aiConversation', 'speaking-weekends')).toBe('/');
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
