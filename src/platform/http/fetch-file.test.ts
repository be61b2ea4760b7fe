import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';
import { TIME_LIMITS } from './time-limits.ts';

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file of the site', () => {
  it('is what came', async () => {
    vi.stubGlobal('fetch', async () => new Response('sound', { headers: { 'content-type': 'audio/wav' } }));
    expect(await (await fetchFile('/media/a.wav')).text()).toBe('sound');
  });

  it('is not the page of a captive portal', async () => {
    vi.stubGlobal('fetch', async () => new Response('<title>Wi-Fi</title>', html));
    await expect(fetchFile('/media/a.wav')).rejects.toThrow('not our file');
  });

  it('that does not come is given up', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const failed = vi.fn();
    void fetchFile('/media/a.wav').catch(failed);
    await vi.advanceTimersByTimeAsync(TIME_LIMITS.stream.response - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
  });
});
