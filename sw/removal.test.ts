import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { removeWorker } from './removal.ts';

const caches = new MemoryCaches();
const unregister = vi.fn(async () => true);

/** A page of the app; a healthy one answers. */
function page(answers: boolean) {
  return {
    url: 'https://luyen.example/so-loi',
    navigate: vi.fn(async () => null),
    postMessage: (_: unknown, [port]: MessagePort[]) => {
      if (answers) port?.postMessage('ok');
    },
  };
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('caches', caches);
});
afterEach(() => {
  caches.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('deletes what the worker stored, and keeps what the learner did', async () => {
  for (const name of [
    'workbox-precache-v2-a',
    'luyen-frames',
    'luyen-kept',
    'luyen-downloaded',
    'luyen-media',
  ])
    await caches.open(name);
  await removeWorker([], unregister);
  expect(await caches.keys()).toEqual(['luyen-kept', 'luyen-downloaded']);
  expect(unregister).toHaveBeenCalled();
});

it('leaves a page that answers to itself, and reloads one that does not', async () => {
  const healthy = page(true);
  const broken = page(false);
  const removed = removeWorker([healthy, broken], unregister);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
  await vi.advanceTimersByTimeAsync(5_000);
  await removed;
  expect(healthy.navigate).not.toHaveBeenCalled();
  expect(broken.navigate).toHaveBeenCalledWith(broken.url);
});
