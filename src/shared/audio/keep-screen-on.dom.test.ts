import { afterEach, expect, it, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on.ts';

const show = (visibilityState: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

function stubLocks() {
  const held = new Set<object>();
  const request = vi.fn(async () => {
    const lock = {
      release: async () => {
        held.delete(lock);
      },
    };
    held.add(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { held, request };
}

afterEach(() => vi.restoreAllMocks());

it('requests the lock again when the page becomes visible, and releases it at the end', async () => {
  const { held, request } = stubLocks();
  const letGo = keepScreenOn();
  await vi.waitFor(() => expect(held.size).toBe(1));
  // The browser releases the lock when the page is hidden.
  held.clear();
  show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  show('visible');
  await vi.waitFor(() => expect(held.size).toBe(1));
  letGo();
  await vi.waitFor(() => expect(held.size).toBe(0));
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('releases a lock that is granted after the end', async () => {
  const { held, request } = stubLocks();
  keepScreenOn()();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  await vi.waitFor(() => expect(held.size).toBe(0));
});
