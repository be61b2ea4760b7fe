import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { holdUpdates } from './update.ts';
import { answerRemoval, removeWorker } from './worker-removal.ts';

const caches = new MemoryCaches();
const reload = vi.fn();
const unregister = vi.fn(async () => true);

/** The browser's side; `controlled`: a worker controls this page. */
function container(registered: boolean, controlled = registered): ServiceWorkerContainer {
  const found = { getRegistration: async () => (registered ? { unregister } : undefined) };
  const state = { controller: controlled ? {} : null };
  return Object.assign(new EventTarget(), found, state) as unknown as ServiceWorkerContainer;
}

beforeEach(() => {
  vi.stubGlobal('caches', caches);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  caches.clear();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('when the server switches the worker off', () => {
  it('the page removes it and loads again without it', async () => {
    await caches.open('workbox-precache-v2-a');
    await caches.open('luyen-downloaded');
    await removeWorker(container(true));
    expect(unregister).toHaveBeenCalledOnce();
    expect(await caches.keys()).toEqual(['luyen-downloaded']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['without a worker', false, false, 0],
    ['that it does not control', true, false, 1],
  ])('a page %s stays as it is', async (_, registered, controlled, removed) => {
    await removeWorker(container(registered, controlled));
    expect(unregister).toHaveBeenCalledTimes(removed);
    expect(reload).not.toHaveBeenCalled();
  });

  it('the page answers the removing worker, and finishes a recording before it loads again', async () => {
    const release = holdUpdates('recording');
    const answer = vi.fn();
    answerRemoval([{ postMessage: answer }]);
    expect(answer).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    release();
    expect(reload).toHaveBeenCalledOnce();
  });
});
