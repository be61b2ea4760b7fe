import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from '../../../../tests/support/outbox-server.ts';
import type { DrainEnd, DrainPorts } from './drain-ports.ts';
import { startDraining } from './scheduler.ts';
import { sendSoon } from './send-soon.ts';

const drain = vi.hoisted(() => vi.fn<(ports: DrainPorts) => Promise<DrainEnd>>());
vi.mock('./drain.ts', () => ({ drain }));

const reachable = vi.fn<() => Promise<boolean>>();
const stops: (() => void)[] = [];
const settle = () => vi.advanceTimersByTimeAsync(0);

async function start(): Promise<() => void> {
  const stop = startDraining({ ...setUp().ports, reachable });
  stops.push(stop);
  await settle();
  return stop;
}

beforeEach(() => {
  vi.useFakeTimers();
  drain.mockReset().mockResolvedValue('idle');
  reachable.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

describe('the queue is sent, without the browser’s background sync,', () => {
  it('when the page starts', async () => {
    await start();
    expect(drain).toHaveBeenCalledOnce();
  });

  it.each<[string, () => unknown]>([
    ['when something was saved', sendSoon],
    ['when the network comes back', () => window.dispatchEvent(new Event('online'))],
    ['when the page comes into view', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['after half a minute', () => vi.advanceTimersByTimeAsync(30_000)],
  ])('%s', async (_, happen) => {
    await start();
    drain.mockClear();
    await happen();
    await settle();
    expect(drain).toHaveBeenCalledOnce();
  });

  it('once more when something was saved at the very end of a round', async () => {
    drain.mockImplementationOnce(async () => {
      sendSoon();
      return 'idle';
    });
    await start();
    expect(drain).toHaveBeenCalledTimes(2);
  });

  it('also after a round that threw', async () => {
    drain.mockRejectedValueOnce(new Error('boom'));
    await start();
    sendSoon();
    await settle();
    expect(drain).toHaveBeenCalledTimes(2);
  });

  it('no more once it is stopped, and the drain in progress is aborted', async () => {
    const stop = await start();
    const signal = drain.mock.calls[0]?.[0].signal;
    stop();
    expect(signal?.aborted).toBe(true);
    drain.mockClear();
    sendSoon();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(drain).not.toHaveBeenCalled();
  });
});

describe('a missing network', () => {
  it('is checked with our own server before rows are retried', async () => {
    drain.mockResolvedValue('unreachable');
    reachable.mockResolvedValue(false);
    await start();
    drain.mockClear();
    sendSoon();
    await settle();
    expect([reachable.mock.calls.length, drain.mock.calls.length]).toEqual([1, 0]);
    reachable.mockResolvedValue(true);
    sendSoon();
    await settle();
    expect(drain).toHaveBeenCalledOnce();
  });

  it('is not assumed just because the device says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await start();
    expect(reachable).toHaveBeenCalledOnce();
    expect(drain).toHaveBeenCalledOnce();
  });
});

describe('rows that wait because nothing got through', () => {
  it('are due when the page opens, and when our server responds again, but not with each round', async () => {
    const endNetworkWaits = vi.fn(async () => undefined);
    stops.push(startDraining({ ...setUp().ports, reachable, endNetworkWaits }));
    await settle();
    expect(endNetworkWaits).toHaveBeenCalledTimes(1);
    sendSoon();
    await settle();
    drain.mockResolvedValueOnce('unreachable');
    sendSoon();
    await settle();
    expect(endNetworkWaits).toHaveBeenCalledTimes(1);
    reachable.mockResolvedValueOnce(false);
    sendSoon();
    await settle();
    expect(endNetworkWaits).toHaveBeenCalledTimes(1);
    sendSoon();
    await settle();
    expect(endNetworkWaits).toHaveBeenCalledTimes(2);
    expect(drain).toHaveBeenCalledTimes(4);
  });

  it('are sent as soon as the app finds the network, not at the next check', async () => {
    let callBack = (): void => undefined;
    const stop = vi.fn();
    const onReachable = (given: () => void) => {
      callBack = given;
      return stop;
    };
    drain.mockResolvedValueOnce('unreachable');
    const stopAll = startDraining({ ...setUp().ports, reachable, onReachable });
    await settle();
    callBack();
    await settle();
    expect(drain).toHaveBeenCalledTimes(2);
    stopAll();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('do not keep a database that does not respond from being noticed', async () => {
    stops.push(
      startDraining({ ...setUp().ports, reachable, endNetworkWaits: () => new Promise(() => undefined) }),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    expect(drain).toHaveBeenCalledOnce();
  });
});

describe('a row that waits for its retry', () => {
  it('is sent at its time, not only at the next check', async () => {
    const { ports, clock } = setUp();
    const nextTryAt = vi.fn<() => Promise<number | null>>();
    nextTryAt.mockResolvedValue(null).mockResolvedValueOnce(clock.now + 1_500);
    stops.push(startDraining({ ...ports, reachable, nextTryAt }));
    await settle();
    drain.mockClear();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(drain).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drain).toHaveBeenCalledOnce();
  });

  it('does not start one round after another', async () => {
    const { ports, clock } = setUp();
    stops.push(startDraining({ ...ports, reachable, nextTryAt: async () => clock.now }));
    await settle();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(drain).toHaveBeenCalledTimes(5);
  });
});
