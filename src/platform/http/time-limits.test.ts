import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call, request } from './http.ts';
import { type RequestClass, responseLimit, SLOWEST_UPLOAD, TIME_LIMITS } from './time-limits.ts';

const SECOND = 1_000;
const envelope = JSON.stringify({ message: '', data: { status: 'live', service: 'luyen' }, time_current: 1 });

/** Never responds, and rejects when it is aborted, as `fetch` does. */
const silent = (_: unknown, { signal }: { signal: AbortSignal }): Promise<Response> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** A response whose body comes in as many pieces, one every `everyMs`, or stays open after them. */
const slow =
  (pieces: number, everyMs: number, ends: boolean) =>
  async (_: unknown, { signal }: { signal: AbortSignal }): Promise<Response> => {
    let sent = 0;
    const size = Math.ceil(envelope.length / pieces);
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          const timer = setInterval(() => {
            if (sent < pieces)
              controller.enqueue(new TextEncoder().encode(envelope.slice(sent * size, ++sent * size)));
            else {
              clearInterval(timer);
              if (ends) controller.close();
            }
          }, everyMs);
        },
      }),
    );
  };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outcome of a call, if it is known after so many milliseconds. */
async function outcomeAfter(ms: number, sent: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'still waiting';
  void sent.then((value) => {
    outcome = value;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

const lost = { success: false, code: 'NETWORK' };

describe('a call that gets no response', () => {
  it.each<[RequestClass, number]>([
    ['health', 8 * SECOND],
    ['quick', 5 * SECOND],
    ['read', 12 * SECOND],
    ['stream', 20 * SECOND],
    ['action', 30 * SECOND],
    ['command', 45 * SECOND],
    ['upload', 30 * SECOND],
    ['file', 30 * SECOND],
    ['service', 60 * SECOND],
    ['form', 60 * SECOND],
  ])('counts as lost after its time: %s', async (limits, ms) => {
    vi.stubGlobal('fetch', silent);
    const sent = call(ENDPOINTS.health.live, { options: { limits } });
    expect(await outcomeAfter(ms - 1, sent)).toBe('still waiting');
    expect(await outcomeAfter(1, sent)).toMatchObject(lost);
  });

  it.each([
    ['nothing', 0, 30 * SECOND],
    ['the first piece of a recording', 64 * 1024, 30 * SECOND + 65_536],
    ['the largest piece of a recording', 1024 * 1024, 30 * SECOND + 1_048_576],
  ])('has time to be sent by the slowest network that counts: %s', (_, bytes, expected) => {
    expect(responseLimit('upload', bytes)).toBe(expected);
    expect(SLOWEST_UPLOAD).toBeLessThanOrEqual(1_000);
  });

  it('is given that time by the size of what it really sends', async () => {
    vi.stubGlobal('fetch', silent);
    const bytes = new ArrayBuffer(64 * 1024);
    const sent = request(ENDPOINTS.file.uploadToServer, { options: { as: null, bytes } });
    expect(await outcomeAfter(30 * SECOND + 65_535, sent)).toBe('still waiting');
    expect(await outcomeAfter(1, sent)).toMatchObject(lost);
  });

  it('ends when its caller aborts it', async () => {
    vi.stubGlobal('fetch', silent);
    const stop = new AbortController();
    const sent = call(ENDPOINTS.health.live, { options: { signal: stop.signal } });
    stop.abort();
    expect(await outcomeAfter(0, sent)).toMatchObject(lost);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a response', () => {
  it('may take minutes, as long as it keeps coming', async () => {
    vi.stubGlobal('fetch', slow(20, TIME_LIMITS.read.stall - 1, true));
    const sent = call(ENDPOINTS.health.live, {});
    expect(await outcomeAfter(21 * TIME_LIMITS.read.stall, sent)).toMatchObject({ success: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that stops half-way counts as lost', async () => {
    vi.stubGlobal('fetch', slow(2, 100, false));
    const sent = call(ENDPOINTS.health.live, {});
    expect(await outcomeAfter(200 + TIME_LIMITS.read.stall - 1, sent)).toBe('still waiting');
    expect(await outcomeAfter(1, sent)).toMatchObject(lost);
  });
});
