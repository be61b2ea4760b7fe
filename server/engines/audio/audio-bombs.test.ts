import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { LONG_BOMBS, LYING_BOMBS, UNREADABLE_BOMBS } from '#tests/support/bombs/audio-bombs.ts';
import { costOf } from '#tests/support/bombs/cost-of.ts';
import { createLibavAudioDecoder } from './libav-audio-decoder.ts';
import { MAX_DECODED_SECONDS } from './sound-limits.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const MOST_MEGABYTES = 200;
const MOST_PROCESSOR_SECONDS = 2;

const decoder = createLibavAudioDecoder();
afterAll(() => decoder.close());

/** Each bomb as the first file: with a process that is still to be started. */
async function decodeAt(file: Buffer): Promise<{ cost: unknown; seconds: number | 'unreadable' }> {
  const fresh = createLibavAudioDecoder();
  let seconds: number | 'unreadable' = 'unreadable';
  const cost = await costOf(process.pid, async () => {
    const pcm = await fresh.decode(file).catch((error: unknown) => {
      if (!(error instanceof UnreadableAudio) || /ends decoders/.test(error.message)) throw error;
      return null;
    });
    if (pcm) seconds = pcm.length / 16_000;
  });
  await fresh.close();
  expect(cost.megabytes).toBeLessThan(MOST_MEGABYTES);
  expect(cost.processorSeconds).toBeLessThan(MOST_PROCESSOR_SECONDS);
  return { cost, seconds };
}

describe('a file that costs far more than its size', { timeout: 120_000 }, () => {
  it.each(Object.entries(UNREADABLE_BOMBS))('%s is refused by its heads', async (_, make) => {
    expect((await decodeAt(make())).seconds).toBe('unreadable');
  });

  it.each(Object.entries(LONG_BOMBS))('%s is decoded up to the limit', async (_, make) => {
    expect((await decodeAt(make())).seconds).toBe(MAX_DECODED_SECONDS);
  });

  it.each(Object.entries(LYING_BOMBS))('%s is decoded as far as it goes', async (_, make) => {
    const { seconds } = await decodeAt(make());
    expect(seconds === 'unreadable' || seconds < 60).toBe(true);
  });

  it('is not waited for by others', async () => {
    const bombs = Object.values(UNREADABLE_BOMBS).map((make) => decoder.decode(make()).catch(() => null));
    const file = readFileSync(new URL('fixtures/sentence.webm', import.meta.url));
    expect((await decoder.decode(file)).length).toBeGreaterThan(60_000);
    await Promise.all(bombs);
  });
});
