import { afterEach, expect, it, vi } from 'vitest';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { startOutboxWhenNeeded } from './start-outbox-when-needed.ts';

const startOutbox = vi.hoisted(() => vi.fn());
vi.mock('#src/platform/outbox/start/start-outbox.ts', () => ({ startOutbox }));

afterEach(() => {
  clearSession();
  startOutbox.mockClear();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

it.each<[what: string, descriptor: PropertyDescriptor]>([
  ['no database', { value: undefined }],
  ['null in its place', { value: null }],
  [
    'one that throws',
    {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('with %s the app starts, and sends once somebody signs in', async (_, descriptor) => {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...descriptor });
  await startOutboxWhenNeeded();
  expect(startOutbox).not.toHaveBeenCalled();
  storeSession('token', '019aa000-0000-7000-8000-000000000001');
  await vi.waitFor(() => expect(startOutbox).toHaveBeenCalledOnce());
});
