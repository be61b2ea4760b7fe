import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/frames.ts';
import type { HearingStage } from '#speech/recognition/hear-on.ts';
import { HeardBefore } from './heard-before.ts';

/** A voice of nine seconds, then a pause of one, again and again; `seed` makes another voice. */
function speech(seconds: number, seed = 1): Int16Array {
  let noise = seed;
  return Int16Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => {
    noise = (noise * 16_807) % 2_147_483_647;
    const isPause = (at / SAMPLE_RATE) % 10 >= 9;
    return isPause ? noise % 20 : (noise % 8_000) - 4_000;
  });
}

const quietAfter = (pcm: Int16Array, seconds: number): Int16Array => {
  const whole = new Int16Array(pcm.length + seconds * SAMPLE_RATE);
  whole.set(pcm);
  for (let at = pcm.length; at < whole.length; at++) whole[at] = at % 20;
  return whole;
};

/** Counts what is given to the network; recordings are their samples, uncompressed. */
function hearer() {
  let taken = { stretches: 0, seconds: 0, hurried: 0, decoded: 0 };
  let failure: Error | null = null;
  const heard = new HeardBefore({
    decode: async ({ buffer, byteOffset, length }, from) => {
      const pcm = new Int16Array(buffer, byteOffset, length / 2).subarray(from * SAMPLE_RATE);
      taken.decoded += pcm.length / SAMPLE_RATE;
      return pcm;
    },
    run: async ({ pcm, isHurried }) => {
      if (failure) throw failure;
      taken.stretches += 1;
      taken.seconds += pcm.length / SAMPLE_RATE;
      taken.hurried += Number(isHurried);
      return [{ text: `${taken.stretches}`, chance: 1 }];
    },
  });
  return {
    hear: ({ buffer, byteLength }: Int16Array, stage: HearingStage = 'so_far') =>
      heard.hear(new Uint8Array(buffer, 0, byteLength), stage),
    fail: (error: Error | null) => {
      failure = error;
    },
    /** Since the last time. */
    taken: () => {
      const { stretches, hurried } = taken;
      const [seconds, decoded] = [Math.round(taken.seconds), Math.round(taken.decoded)];
      taken = { stretches: 0, seconds: 0, hurried: 0, decoded: 0 };
      return { stretches, seconds, hurried, decoded };
    },
  };
}

it('decodes and hears of a recording that has grown only what is new', async () => {
  const { hear, taken } = hearer();
  expect(await hear(speech(35))).toHaveLength(3);
  expect(taken()).toEqual({ stretches: 3, seconds: 30, hurried: 0, decoded: 35 });
  expect(await hear(speech(43), 'awaited')).toHaveLength(5);
  expect(taken()).toMatchObject({ stretches: 2, seconds: 14, decoded: 14 });
});

it('hears in a hurry where somebody waits for much, and as well as it can when nobody does', async () => {
  const { hear, taken } = hearer();
  await hear(speech(8));
  await hear(speech(8), 'awaited');
  expect(taken()).toMatchObject({ stretches: 1, hurried: 1 });
  await hear(speech(8), 'whole');
  expect(taken()).toMatchObject({ stretches: 1, hurried: 0 });
});

it('takes its time where little is left', async () => {
  const { hear, taken } = hearer();
  await hear(speech(12));
  taken();
  await hear(speech(13.5), 'awaited');
  expect(taken()).toMatchObject({ stretches: 1, seconds: 4, hurried: 0 });
});

it('hears the same recording again to its last stretch alone', async () => {
  const { hear, taken } = hearer();
  const first = await hear(speech(25), 'whole');
  taken();
  expect(await hear(speech(25), 'whole')).toHaveLength(first.length);
  expect(taken()).toMatchObject({ stretches: 1, seconds: 6 });
});

it('takes nothing from another recording, not even one that begins alike', async () => {
  const { hear, taken } = hearer();
  const pcm = speech(25);
  await hear(pcm);
  taken();
  await hear(speech(25, 7), 'whole');
  expect(taken().seconds).toBeGreaterThan(20);
  const mixed = Int16Array.from(pcm);
  mixed.set(speech(23, 7), 2 * SAMPLE_RATE);
  await hear(mixed, 'whole');
  expect(taken().seconds).toBeGreaterThan(20);
});

it('leaves what follows the last pause for later while the recording goes on', async () => {
  const { hear, taken } = hearer();
  await hear(speech(17));
  await hear(speech(22));
  expect(taken()).toMatchObject({ stretches: 2, seconds: 20 });
  await hear(speech(24), 'awaited');
  expect(taken()).toMatchObject({ stretches: 1, seconds: 5 });
});

it('hears nothing again after the silence that ends an answer', async () => {
  const { hear, taken } = hearer();
  const answer = speech(29.6);
  const words = await hear(answer);
  taken();
  expect(await hear(quietAfter(answer, 2.5), 'awaited')).toEqual(words);
  expect(taken().stretches).toBe(0);
});

it('goes on after such a silence with what is said then', async () => {
  const { hear, taken } = hearer();
  await hear(speech(29.6));
  taken();
  expect(await hear(speech(36), 'whole')).toHaveLength(4);
  expect(taken()).toMatchObject({ stretches: 1, seconds: 7 });
});

it('waits for the version before rather than hear the same twice', async () => {
  const { hear, taken } = hearer();
  const [first, second] = await Promise.all([hear(speech(29.6)), hear(speech(29.6), 'awaited')]);
  expect(second).toEqual(first);
  expect(taken().stretches).toBe(3);
});

it('hears a recording although the version before failed', async () => {
  const { hear, fail } = hearer();
  fail(new Error('the worker was lost'));
  const failing = hear(speech(25));
  await expect(failing).rejects.toThrow('the worker was lost');
  fail(null);
  expect(await hear(speech(25), 'whole')).toHaveLength(3);
});
