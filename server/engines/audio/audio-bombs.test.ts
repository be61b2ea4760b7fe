import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { LONG_BOMBS, LYING_BOMBS, UNREADABLE_BOMBS } from '#tests/support/bombs/audio-bombs.ts';
import { costOf } from '#tests/support/bombs/cost-of.ts';
import type { AudioDecoder } from './audio-decoder.ts';
import { createLibavAudioDecoder } from './libav-audio-decoder.ts';
import { MAX_DECODED_SECONDS } from './sound-limits.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const MOST_MEGABYTES = 200;
/** Twice what they take on a machine without other work: cores that share their parts slow each other. */
const MOST_PROCESSOR_SECONDS = 4;

const SENTENCE = readFileSync(new URL('fixtures/sentence.webm', import.meta.url));
const decoder = createLibavAudioDecoder();
afterAll(() => decoder.close());

/** How long a file sounds; one over which processes were lost is a failure of the limits. */
async function secondsOf(file: Buffer, by: AudioDecoder): Promise<number | 'unreadable'> {
  try {
    return (await by.decode(file)).length / 16_000;
  } catch (error) {
    if (!(error instanceof UnreadableAudio) || /ends decoders/.test(error.message)) throw error;
    return 'unreadable';
  }
}

async function bounded(work: () => Promise<void>): Promise<void> {
  const cost = await costOf(process.pid, work, 'children');
  expect(cost.megabytes).toBeLessThan(MOST_MEGABYTES);
  expect(cost.processorSeconds).toBeLessThan(MOST_PROCESSOR_SECONDS);
}

describe('a file that costs far more than its size', { timeout: 120_000 }, () => {
  it.each(Object.entries(LONG_BOMBS))('%s is decoded up to the limit', async (_, make) => {
    const file = make();
    // Its process is still to be started, as for the first file of a server.
    const fresh = createLibavAudioDecoder();
    await bounded(async () => expect(await secondsOf(file, fresh)).toBe(MAX_DECODED_SECONDS));
    await fresh.close();
  });

  it('is refused by its heads: all of them together cost less than one may', async () => {
    const files = Object.entries(UNREADABLE_BOMBS).map(([name, make]) => ({ name, file: make() }));
    await bounded(async () => {
      for (const { name, file } of files) expect(await secondsOf(file, decoder), name).toBe('unreadable');
    });
  });

  it('is decoded as far as it goes, whatever it claims: all of them together cost less than one may', async () => {
    const files = Object.entries(LYING_BOMBS).map(([name, make]) => ({ name, file: make() }));
    await bounded(async () => {
      for (const { name, file } of files) {
        const seconds = await secondsOf(file, decoder);
        expect(seconds === 'unreadable' || seconds < 60, name).toBe(true);
      }
    });
  });

  it('is not waited for by others', async () => {
    const bombs = Object.values(UNREADABLE_BOMBS).map((make) => secondsOf(make(), decoder));
    expect(await secondsOf(SENTENCE, decoder)).toBeGreaterThan(4);
    await Promise.all(bombs);
  });
});
