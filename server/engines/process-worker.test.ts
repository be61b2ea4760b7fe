import { afterEach, describe, expect, it } from 'vitest';
import { EngineStopped, WorkerLost } from './engine-errors.ts';
import { processWorker } from './process-worker.ts';
import { WorkerQueue } from './worker-queue.ts';

const file = new URL('../../tests/support/processes/obeying-process.ts', import.meta.url);
/** Little enough to be used up soon; the process itself takes half of the memory. */
const LIMITS = { megabytes: 160, heapMegabytes: 32, processorSeconds: 1 };

const queues: WorkerQueue<unknown>[] = [];
function queueOf(settings: { workers?: number; timeoutMs?: number; idleMs?: number } = {}) {
  const worker = processWorker(file, LIMITS);
  const queue = new WorkerQueue({
    worker,
    timeoutMs: 60_000,
    capacity: 10,
    parse: (value) => value,
    ...settings,
  });
  queues.push(queue);
  return queue;
}
afterEach(() => Promise.all(queues.splice(0).map((queue) => queue.close())));

function isAlive(pid: unknown): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
const gone = (pid: unknown) => expect.poll(() => isAlive(pid), { timeout: 20_000, interval: 20 }).toBe(false);

describe('a process of its own', { timeout: 60_000 }, () => {
  it('answers in its turn, and knows none of the settings of the server', async () => {
    const queue = queueOf();
    expect(await Promise.all([queue.run(1), queue.run(2)])).toEqual([2, 4]);
    expect(await queue.run('settings')).not.toContain('PATH');
  });

  it.each([
    { takes: 'memory', request: 'grow', reason: 'more than 160 MB' },
    { takes: 'memory for objects', request: 'grow objects', reason: 'ended by' },
    { takes: 'a processor', request: 'spin', reason: 'more than 1 s of a processor' },
    { takes: 'its own life', request: 'exit', reason: 'ended by 1' },
  ])('that takes $takes is lost, and another one takes the next', async ({ request, reason }) => {
    const queue = queueOf();
    const before = await queue.run('pid');
    const lost = queue.run(request);
    const next = queue.run(4);
    await expect(lost).rejects.toThrow(WorkerLost);
    await expect(lost).rejects.toThrow(reason);
    expect(await next).toBe(8);
    await gone(before);
  });

  it('that does not answer in time is lost', async () => {
    const queue = queueOf({ timeoutMs: 4_000 });
    const pid = await queue.run('pid');
    await expect(queue.run('hang')).rejects.toThrow(WorkerLost);
    await gone(pid);
  });

  it('that others work beside does not hold them up', async () => {
    const queue = queueOf({ workers: 2 });
    const stuck = queue.run('hang').catch((error: unknown) => error);
    expect(await Promise.all([queue.run(1), queue.run(2)])).toEqual([2, 4]);
    await queue.close();
    expect(await stuck).toBeInstanceOf(EngineStopped);
  });

  it('ends when nobody needed it for a while, and starts again', async () => {
    const queue = queueOf({ idleMs: 100 });
    const pid = await queue.run('pid');
    await gone(pid);
    expect(await queue.run('pid')).not.toBe(pid);
  });

  it('goes on when it is signalled: only the server ends it', async () => {
    const queue = queueOf();
    const pid = await queue.run('pid');
    process.kill(Number(pid), 'SIGTERM');
    expect(await queue.run(3)).toBe(6);
    expect(await queue.run('pid')).toBe(pid);
  });

  it('ends with the server, whatever it does, and nothing of that is blamed on a request', async () => {
    const queue = queueOf({ workers: 2 });
    const pids = await Promise.all([queue.run('pid'), queue.run('pid')]);
    const asked = ['hang', 'spin', 1, 2].map((request) =>
      queue.run(request).catch((error: unknown) => error),
    );
    await queue.close();
    const errors = await Promise.all(asked);
    expect(errors.map((error) => error instanceof EngineStopped && !(error instanceof WorkerLost))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(pids.map(isAlive)).toEqual([false, false]);
  });
});
