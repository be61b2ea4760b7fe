import { expect, it, vi } from 'vitest';
import { onceActive } from './once-active.ts';

/** A worker whose state the test changes. */
function workerIn(state: ServiceWorkerState) {
  const worker = Object.assign(new EventTarget(), { state }) as ServiceWorker;
  const become = (next: ServiceWorkerState): void => {
    Object.assign(worker, { state: next });
    worker.dispatchEvent(new Event('statechange'));
  };
  return { worker, become };
}

it('waits for a worker that is still activating, and calls back once', () => {
  const then = vi.fn();
  const { worker, become } = workerIn('installed');
  onceActive(worker, then);
  become('activating');
  expect(then).not.toHaveBeenCalled();
  become('activated');
  become('redundant');
  become('activated');
  expect(then).toHaveBeenCalledOnce();
});

it.each([
  ['is active already', workerIn('activated').worker],
  ['is gone', null],
])('calls back at once if the worker %s', (_, worker) => {
  const then = vi.fn();
  onceActive(worker, then);
  expect(then).toHaveBeenCalledOnce();
});
