import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushPayload } from '#contract/push.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { setSender } from '#src/platform/outbox/owner/sender.ts';
import { storePushDevice } from '#src/platform/outbox/reminders/push-device.ts';
import { saveSubmission } from '#tests/support/save-work.ts';
import { workerScope } from '#tests/support/worker-scope.ts';
import { onPush, textOf } from './on-push.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';

const { scope, shown } = workerScope();
const setAppBadge = vi.fn(async () => undefined);
const clearAppBadge = vi.fn(async () => undefined);

const payload = (more: Partial<PushPayload> = {}): PushPayload => ({
  v: 1,
  kind: 'streak',
  tag: 'streak',
  title: 'Còn 6 phút là xong bài hôm nay',
  body: 'Bài 3 đang dở ở câu 4.',
  path: '/lesson/bat-dau',
  at: Date.now(),
  ...more,
});
const push = (more?: Partial<PushPayload>): Promise<void> => onPush(JSON.stringify(payload(more)), scope);

beforeEach(async () => {
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  setAppBadge.mockClear();
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 't' });
  await storePushDevice({ owner: LAN, endpoint: 'https://push.example/1', publicKey: 'k', sentAt: 1 });
});

describe('a push', () => {
  it('is shown as it was sent, with what can be done', async () => {
    await push();
    expect(shown).toMatchObject([
      {
        title: 'Còn 6 phút là xong bài hôm nay',
        body: 'Bài 3 đang dở ở câu 4.',
        tag: 'streak',
        renotify: true,
        lang: 'vi',
        badge: '/icons/badge-96.png',
        data: { path: '/lesson/bat-dau' },
        actions: [{ title: 'Luyện ngay' }, { action: 'snooze', title: 'Nhắc lại sau 1 giờ' }],
      },
    ]);
  });

  it('of a grade has no reminder’s buttons, and counts on the badge', async () => {
    await push({ kind: 'graded', tag: 'graded:a' });
    expect(shown).toMatchObject([{ tag: 'graded:a' }]);
    expect(shown[0]).not.toHaveProperty('actions');
    expect(setAppBadge).toHaveBeenLastCalledWith(1);
  });

  it('after today’s work says so, silently, in the place of the reminder', async () => {
    await saveSubmission({ owner: LAN, attemptId: ATTEMPT, practiceId: 'p', label: 'Bài' });
    await push();
    expect(shown).toMatchObject([{ title: 'Hôm nay bạn đã luyện rồi', silent: true, tag: 'streak' }]);
    expect(shown[0]).not.toHaveProperty('actions');
  });

  const general = { title: 'Luyện', tag: 'luyen' };

  it.each([
    ['nothing', null],
    ['no JSON', '<html>Wi-Fi</html>'],
    ['another version', JSON.stringify({ ...payload(), v: 2 })],
    ['a path that leads elsewhere', JSON.stringify(payload({ path: '//attacker.example' }))],
    ['the reminder of yesterday', JSON.stringify(payload({ at: Date.now() - 86_400_000 }))],
  ])('with %s is shown as something that holds', async (_, text) => {
    await onPush(text, scope);
    expect(shown).toMatchObject([general]);
  });

  it.each([
    ['somebody else is signed in', () => setSender({ owner: MINH, token: 'm' })],
    ['nobody is signed in', () => setSender(null)],
  ])('for a learner who has left says nothing of theirs: %s', async (_, change) => {
    await change();
    await push({ kind: 'graded', title: 'Bài “Thư gửi mẹ” đã chấm xong' });
    expect(shown).toMatchObject([general]);
  });

  it('is shown even if the lazy-loaded script cannot be loaded', async () => {
    const lazy = () => {
      throw new Error('no script');
    };
    await onPush(JSON.stringify(payload()), { ...scope, lazy });
    expect(shown).toMatchObject([general]);
  });

  it('is shown even if the database does not respond', async () => {
    vi.useFakeTimers();
    vi.spyOn(db.meta, 'get').mockReturnValue(new Promise(() => undefined) as never);
    const showing = push();
    await vi.advanceTimersByTimeAsync(20_000);
    await showing;
    vi.restoreAllMocks();
    vi.useRealTimers();
    expect(shown).toMatchObject([general]);
  });

  it('whose text cannot be decoded has none', () => {
    const broken = {
      text: () => {
        throw new TypeError('decode');
      },
    };
    expect(textOf(broken)).toBeNull();
    expect(textOf(null)).toBeNull();
  });

  it('is shown where there are no badges', async () => {
    vi.stubGlobal('navigator', {});
    await push({ kind: 'graded' });
    expect(shown).toHaveLength(1);
  });
});
