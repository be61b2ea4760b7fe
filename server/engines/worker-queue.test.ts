import { afterEach, describe, expect, it } from 'vitest';
import { EngineBusy, EngineStopped } from './engine-errors.ts';
import { threadWorker } from './thread-worker.ts';
import { WorkerQueue } from './worker-queue.ts';

/** A worker that doubles numbers and obeys commands. */
const worker = threadWorker(
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (request) => {
      if (request === 'hang') return;
      if (request === 'exit') process.exit(1);
      if (request === 'throw') throw new Error('broken');
      if (request === 'nonsense') return parentPort.postMessage('what?');
      if (request === 'refuse') return parentPort.postMessage({ ok: false, name: 'TooOdd', message: 'odd' });
      parentPort.postMessage({ ok: true, value: request * 2 });
    });
  `)}`,
  ),
);

class TooOdd extends Error {}

function parse(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError('not a number');
  return value;
}

const queues: WorkerQueue<number>[] = [];
function queueOf(settings: { timeoutMs?: number; capacity?: number } = {}): WorkerQueue<number> {
  const errorNamed = (name: string, message: string) => (name === 'TooOdd' ? new TooOdd(message) : undefined);
  const queue = new WorkerQueue({ worker, timeoutMs: 10_000, capacity: 10, parse, errorNamed, ...settings });
  queues.push(queue);
  return queue;
}
afterEach(() => Promise.all(queues.splice(0).map((queue) => queue.close())));

describe('WorkerQueue', { timeout: 60_000 }, () => {
  it('answers each request in its turn', async () => {
    const queue = queueOf();
    expect(await Promise.all([1, 2, 3].map((n) => queue.run(n)))).toEqual([2, 4, 6]);
  });

  it.each([
    { name: 'ends', request: 'exit', error: EngineStopped },
    { name: 'throws outside a request', request: 'throw', error: EngineStopped },
    { name: 'answers nonsense', request: 'nonsense', error: Error },
    { name: 'rejects with a custom error', request: 'refuse', error: TooOdd },
  ])('continues with the next request when the worker $name', async ({ request, error }) => {
    const queue = queueOf();
    const first = queue.run(request);
    const second = queue.run(4);
    await expect(first).rejects.toThrow(error);
    expect(await second).toBe(8);
  });

  it('stops a request that takes too long, and continues with the next', async () => {
    const queue = queueOf({ timeoutMs: 5_000 });
    await expect(queue.run('hang')).rejects.toThrow(EngineStopped);
    expect(await queue.run(5)).toBe(10);
  });

  it('rejects requests over its capacity', async () => {
    const queue = queueOf({ capacity: 2 });
    const taken = [1, 2, 3].map((n) => queue.run(n));
    await expect(queue.run(4)).rejects.toThrow(EngineBusy);
    expect(await Promise.all(taken)).toEqual([2, 4, 6]);
  });

  it('rejects pending and later requests when it is closed', async () => {
    const queue = queueOf();
    const unanswered = ['hang', 1].map((request) => queue.run(request));
    const refused = Promise.all(unanswered.map((answer) => expect(answer).rejects.toThrow(EngineStopped)));
    await queue.close();
    await refused;
    await expect(queue.run(2)).rejects.toThrow(EngineStopped);
  });
});
