import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, currentSession, storeSession } from '#src/platform/session/session.ts';
import { databaseHealth } from '../database/database-health.ts';
import { db } from '../database/db.ts';
import { currentSender, setSender } from '../owner/sender.ts';
import { startOutbox } from './start-outbox.ts';

vi.mock('../sending/scheduler.ts', () => ({ startDraining: () => () => undefined }));

const LAN = '019aa000-0000-7000-8000-000000000001';

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));
afterEach(() => {
  clearSession();
});

describe('at a start', () => {
  it('the queue’s database decides who is signed in: a kill may have lost the cookie', async () => {
    await setSender({ owner: LAN, token: 'newest' });
    await startOutbox(true);
    expect(currentSession()).toEqual({ token: 'newest', learnerId: LAN });
  });

  it('the queue follows sign-ins and sign-outs', async () => {
    await startOutbox(true);
    storeSession('token', LAN);
    await vi.waitFor(async () => expect(await currentSender()).toMatchObject({ owner: LAN, token: 'token' }));
    clearSession();
    await vi.waitFor(async () => expect(await currentSender()).toBeNull());
  });
});

it('a database that is locked from the start is reported', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isLost = vi.waitUntil(() => databaseHealth.getState().lost);
  let release = () => {};
  const held = db.transaction('r', db.answers, () =>
    Dexie.waitFor(new Promise<void>((resolve) => (release = resolve)), 600_000),
  );
  void startOutbox(true);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await isLost;
  release();
  await held.catch(() => undefined);
});
