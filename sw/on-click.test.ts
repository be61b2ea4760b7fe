import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#src/platform/outbox/database/db.ts';
import { setSender } from '#src/platform/outbox/owner/sender.ts';
import { workerScope } from '#tests/support/worker-scope.ts';
import { onClick } from './on-click.ts';
import { onWakeUp } from './on-push.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const HOUR = 3_600_000;
/** By the clock of this machine, wherever it is. */
const EVENING = new Date(2026, 10, 23, 19).getTime();

const { scope, shown, opened, windows } = workerScope();
const close = vi.fn();
const note = (data: unknown) =>
  ({ title: 'Còn 6 phút', body: 'Bài 3', data, close }) as unknown as Notification;

/** A window of the app; `hears`: its page answers. */
function openWindow(hears: boolean) {
  const asked: unknown[] = [];
  const focus = vi.fn(async () => undefined);
  const postMessage = (message: unknown, [port]: [MessagePort]): void => {
    asked.push(message);
    if (hears) port.postMessage('heard');
  };
  windows.push({ frameType: 'top-level', focus, postMessage });
  return { asked, focus };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  vi.stubGlobal('navigator', { locks: { request: async (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 't' });
  return () => vi.useRealTimers();
});

describe('a press on a notification', () => {
  it('asks the page that runs, and opens no other', async () => {
    const { asked, focus } = openWindow(true);
    await onClick(note({ path: '/practice-result/p?attempt=a' }), '', scope);
    expect(close).toHaveBeenCalled();
    expect(focus).toHaveBeenCalledOnce();
    expect(asked).toEqual([{ type: 'OPEN_PATH', path: '/practice-result/p?attempt=a' }]);
    expect(opened).toEqual([]);
  });

  it('opens a window where none is open', async () => {
    await onClick(note({ path: '/lesson/bat-dau' }), 'practise', scope);
    expect(opened).toEqual(['/lesson/bat-dau']);
  });

  it('opens a window where the page does not answer, and leaves that page alone', async () => {
    const { asked } = openWindow(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pressed = onClick(note({ path: '/lesson/bat-dau' }), '', scope);
    await vi.advanceTimersByTimeAsync(3_000);
    await pressed;
    expect(asked).toHaveLength(1);
    expect(opened).toEqual(['/lesson/bat-dau']);
  });

  it.each([
    ['another site', { path: 'https://attacker.example/' }],
    ['another site without a scheme', { path: '//attacker.example/so-loi' }],
    ['another site, slanted', { path: '/\\attacker.example/so-loi' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['no text', { path: ['/x'] }],
    ['nothing', null],
  ])('never leads to %s', async (_, data) => {
    await onClick(note(data), '', scope);
    expect(opened).toEqual(['/']);
  });
});

describe('“Nhắc lại sau 1 giờ” with no network', () => {
  const putOff = () => onClick(note({ path: '/lesson/bat-dau' }), 'snooze', scope);
  const queued = () => db.commands.toArray();

  it('is stored with what the server needs', async () => {
    await putOff();
    expect(await queued()).toMatchObject([{ owner: LAN, operation: 'push.snooze', body: { at: EVENING } }]);
    expect(opened).toEqual([]);
  });

  it('is shown by this device after its hour, once', async () => {
    await putOff();
    await onWakeUp(scope);
    expect(shown).toEqual([]);
    vi.setSystemTime(EVENING + HOUR + 1);
    await onWakeUp(scope);
    await onWakeUp(scope);
    expect(shown).toMatchObject([
      { title: 'Còn 6 phút', body: 'Bài 3', tag: 'streak', data: { path: '/lesson/bat-dau' } },
    ]);
  });

  it('is left to the server once that knows', async () => {
    await putOff();
    const [row] = await queued();
    await db.receipts.put({ id: row?.id ?? '', owner: LAN, kind: 'command', at: EVENING, sha256: null });
    vi.setSystemTime(EVENING + HOUR + 1);
    await onWakeUp(scope);
    expect(shown).toEqual([]);
  });

  it.each([
    ['at night', EVENING + 4 * HOUR],
    ['the next day', EVENING + 24 * HOUR],
  ])('is not shown %s', async (_, now) => {
    await putOff();
    vi.setSystemTime(now);
    await onWakeUp(scope);
    expect(shown).toEqual([]);
  });

  it('says so if nobody is signed in', async () => {
    await setSender(null);
    await putOff();
    expect(shown).toMatchObject([{ title: 'Mình chưa hẹn lại được' }]);
    expect(await queued()).toEqual([]);
  });
});
