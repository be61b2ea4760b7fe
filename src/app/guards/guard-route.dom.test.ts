import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PageName } from '#contract/pages.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { userLevel } from '#src/features/speaking-room/api/user-level.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { closeAuth, useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession, currentSession, storeSession } from '#src/platform/session/session.ts';
import { refreshVip, storeSpeakingLevel } from '#src/platform/session/vip.ts';
import { useToasts } from '#src/ui/toast.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { signIn } from '#tests/support/render-app.tsx';
import { AccessUnknown } from './access-unknown.ts';
import { guardRoute } from './guard-route.ts';
import type { GuardName } from './rules.ts';

const api = fakeApi();

const { isVip } = ENDPOINTS.vip;
const flag = (is_vip: boolean) => ({ is_vip });
const speaking = { ...flag(false), user: null };
/** The status of somebody who is VIP for nothing. */
const NOTHING = {
  ...{ courses: flag(false), tutoring: flag(false), conversation: flag(false) },
  virtual_room: { speaking },
};

/** What a loader threw: where to, or that it is not known. */
const outcomeOf = (thrown: unknown): string | null => {
  if (thrown instanceof AccessUnknown) return 'unknown';
  if (thrown instanceof Response) return thrown.headers.get('location');
  throw thrown;
};

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
  const open = (name: PageName, id: string) =>
    guardRoute({ name, guest: false, guards: ['vip', 'level'] })({
      request: new Request(`https://luyen.test/virtual-speaking-practice/${id}`),
      params: { id },
    }).then(() => 'opens', outcomeOf);

  beforeEach(async () => {
    signIn();
    storeSpeakingLevel(2);
    api.answer(isVip, NOTHING);
    await refreshVip();
  });

  it.each([
    [true, 'opens'],
    [false, '/'],
  ])('without VIP, allowed by the server: %s', async (is_allowed, expected) => {
    api.answer(isAllowed, { is_allowed });
    expect(await open('topicPractice', 'speaking-weekends')).toBe(expected);
  });

  it('opens with the level stored with its page, where the guards’ own was lost', async () => {
    api.answer(isVip, { ...NOTHING, virtual_room: { speaking: { ...speaking, is_vip: true } } });
    // Another learner: of this one nothing is stored.
    signIn('019aa000-0000-7000-8000-000000000002');
    const texts = { title_vi: '', summary_vi: '', levels: [], prompts: [] };
    queryClient.setQueryData(userLevel().queryKey, { ...texts, level: 3 });
    onTestFinished(() => queryClient.clear());
    expect(await open('topicPractice', 'speaking-weekends')).toBe('opens');
  });

  it('without VIP and network is not known to be open', async () => {
    api.noNetwork();
    expect(await open('topicPractice', 'speaking-weekends')).toBe('unknown');
  });
});

describe('conversation', () => {
  const { onboardingResult } = ENDPOINTS.conversationLevel;
  const open = (guard: GuardName) =>
    guardRoute({ name: 'conversation', guest: true, guards: [guard] })({
      request: new Request('https://luyen.test/conversation'),
      params: {},
    }).then(() => 'opens', outcomeOf);
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
    queryClient.clear();
    api.answer(isVip, NOTHING);
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
    await saveCommand(ENDPOINTS.conversationLevel.completeOnboarding, {
      ...{ owner: owner ?? '', label: '', body: { ...result.choices, at: 1, skew: 0 } },
    });
    expect(await open('scenes')).toBe('opens');
  });

  describe('while the VIP status is not known', () => {
    const status = { ...NOTHING, conversation: flag(true) };
    /** Longer than pages used to wait. */
    const SLOW_MS = 9_000;
    const late = <T>(answer: T) =>
      new Promise<T>((resolve) => {
        setTimeout(resolve, SLOW_MS, answer);
      });
    const openSlowly = async (guard: GuardName) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const opened = open(guard);
      await vi.advanceTimersByTimeAsync(SLOW_MS + 2_000);
      return opened;
    };

    it.each(['conversation', 'conversationVip'] as const)('%s waits for a slow one', async (guard) => {
      api.answerWith(isVip, () => late(status));
      expect(await openSlowly(guard)).toBe('opens');
    });

    it('waits for an introduction that is told slowly', async () => {
      api.answerWith(onboardingResult, () => late({ result }));
      expect(await openSlowly('conversation')).toBe('opens');
    });
  });

  it('asks for no introduction for a page that needs VIP', async () => {
    expect(await open('conversationVip')).toBe('/conversation-guest?view=class');
    expect(api.callsOf(onboardingResult)).toEqual([]);
  });
});

describe('a page of staff', () => {
  const { me } = ENDPOINTS.staff;
  const closed = { is_set: true, open_until: null, recovery_codes_left: 10 };
  const open = () =>
    guardRoute({ name: 'staffSecurity', guest: false, guards: ['staff'] })({
      request: new Request('https://luyen.test/bao-mat-nhan-vien'),
      params: {},
    }).then(() => 'opens', outcomeOf);

  it('opens with a role, then with no network too', async () => {
    signIn('019aa000-0000-7000-8000-000000000003');
    api.answer(me, { roles: ['teacher'], second_factor: closed });
    expect(await open()).toBe('opens');
    api.noNetwork();
    expect(await open()).toBe('opens');
  });

  it('waits for a role that is told slowly', async () => {
    signIn('019aa000-0000-7000-8000-000000000005');
    const answer = { roles: ['teacher' as const], second_factor: closed };
    api.answerWith(me, () => new Promise((resolve) => void setTimeout(resolve, 9_000, answer)));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const opened = open();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await opened).toBe('opens');
  });

  it('sends everybody else home', async () => {
    signIn('019aa000-0000-7000-8000-000000000004');
    api.answer(me, { roles: [], second_factor: closed });
    expect(await open()).toBe('/');
  });
});

describe('what cannot be found out', () => {
  const { me } = ENDPOINTS.staff;
  const { isAllowed } = ENDPOINTS.speakingRoom;
  const { onboardingResult } = ENDPOINTS.conversationLevel;
  const PLACES = {
    conversation: ['conversation', onboardingResult],
    conversationVip: ['conversation', isVip],
    scenes: ['aiConversation', onboardingResult],
    level: ['topicPractice', isVip],
    vip: ['topicPractice', isAllowed],
    teacher: ['teacherDesk', me],
    operator: ['operatorDesk', me],
    staff: ['staffSecurity', me],
  } as const;
  const NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[];
  const open = (guard: keyof typeof PLACES) => {
    const [name] = PLACES[guard];
    return guardRoute({ name, guest: false, guards: [guard] })({
      request: new Request('https://luyen.test/a'),
      params: { id: 'a' },
    }).then(() => 'opens', outcomeOf);
  };

  beforeEach(() => {
    signIn(crypto.randomUUID());
    queryClient.clear();
    useToasts.setState({ items: [] });
    api.answer(isVip, NOTHING);
    api.answer(isAllowed, { is_allowed: false });
    api.answer(onboardingResult, { result: null });
    api.answer(me, { roles: [], second_factor: { is_set: true, open_until: null, recovery_codes_left: 10 } });
  });

  it.each(NAMES)('keeps the page of %s with no network', async (guard) => {
    api.noNetwork();
    expect(await open(guard)).toBe('unknown');
    expect(useToasts.getState().items).toEqual([]);
  });

  it.each(NAMES)('keeps the page of %s while the server is in trouble', async (guard) => {
    api.refuse(PLACES[guard][1], 'UNAVAILABLE');
    expect(await open(guard)).toBe('unknown');
  });

  it.each(NAMES)('sends away from the page of %s once it is known, and says why', async (guard) => {
    expect(await open(guard)).toMatch(/^\//);
    // The page for classes of conversation says it itself.
    expect(useToasts.getState().items).toHaveLength(guard === 'conversationVip' ? 0 : 1);
  });
});
