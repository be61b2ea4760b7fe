import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, currentSession, storeSession } from '#src/platform/session/session.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { revokeLater } from '../owner/revocations.ts';
import { setSender } from '../owner/sender.ts';
import { startOutbox } from './start-outbox.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';

const api = fakeApi();

beforeEach(() => {
  api.noNetwork();
  vi.stubGlobal('navigator', {
    onLine: false,
    locks: { request: (_: string, run: () => unknown) => run() },
  });
});
afterEach(() => {
  clearSession();
});

it('a cookie that the browser wrote too late does not sign anybody in again after a sign-out', async () => {
  storeSession('lan-token', LAN);
  await setSender({ owner: LAN, token: 'lan-token' });
  await revokeLater('lan-token');
  expect(currentSession().token).toBe('lan-token');
  await startOutbox(true);
  expect(currentSession()).toEqual({ token: null, learnerId: null });
});
