import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/frames.ts';
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

/** What was given to the network: how many stretches, and how many seconds of them. */
function counted() {
  let stretches = 0;
  let seconds = 0;
  const run = async ({ pcm }: { pcm: Int16Array }) => {
    stretches += 1;
    seconds += pcm.length / SAMPLE_RATE;
    return [{ text: `${stretches}`, chance: 1 }];
  };
  return { run, taken: () => ({ stretches, seconds: Math.round(seconds) }) };
}

it('hears of a recording that has grown only what is new', async () => {
  const heard = new HeardBefore();
  const ahead = counted();
  await heard.hear(speech(35), ahead.run);
  expect(ahead.taken().seconds).toBeGreaterThan(30);
  const whole = counted();
  const words = await heard.hear(speech(45), whole.run);
  expect(whole.taken().seconds).toBeLessThanOrEqual(16);
  expect(words.length).toBeGreaterThan(whole.taken().stretches);
});

it('hears the same recording again to its last stretch alone', async () => {
  const heard = new HeardBefore();
  const first = await heard.hear(speech(25), counted().run);
  const again = counted();
  expect(await heard.hear(speech(25), again.run)).toHaveLength(first.length);
  expect(again.taken().stretches).toBe(1);
});

it('takes nothing from another recording, not even one that begins alike', async () => {
  const heard = new HeardBefore();
  const pcm = speech(25);
  await heard.hear(pcm, counted().run);
  const other = counted();
  await heard.hear(speech(25, 7), other.run);
  expect(other.taken().seconds).toBeGreaterThan(20);
  const mixed = Int16Array.from(pcm);
  mixed.set(speech(23, 7), 2 * SAMPLE_RATE);
  const alike = counted();
  await heard.hear(mixed, alike.run);
  expect(alike.taken().seconds).toBeGreaterThan(20);
});

it('keeps what was said before the last pause, and hears the rest with what follows', async () => {
  const heard = new HeardBefore();
  await heard.hear(speech(17), counted().run);
  await heard.hear(speech(22), counted().run);
  const rest = counted();
  await heard.hear(speech(24), rest.run);
  expect(rest.taken()).toEqual({ stretches: 1, seconds: 5 });
});

it('hears nothing again after the silence that ends an answer', async () => {
  const heard = new HeardBefore();
  const answer = speech(29.6);
  const words = await heard.hear(answer, counted().run);
  const whole = new Int16Array(answer.length + 2.5 * SAMPLE_RATE);
  whole.set(answer);
  for (let at = answer.length; at < whole.length; at++) whole[at] = at % 20;
  const rest = counted();
  expect(await heard.hear(whole, rest.run)).toEqual(words);
  expect(rest.taken().stretches).toBe(0);
});

it('goes on after such a silence with what is said then', async () => {
  const heard = new HeardBefore();
  await heard.hear(speech(29.6), counted().run);
  const rest = counted();
  expect(await heard.hear(speech(36), rest.run)).toHaveLength(4);
  expect(rest.taken()).toEqual({ stretches: 1, seconds: 7 });
});

it('waits for the version before rather than hear the same twice', async () => {
  const heard = new HeardBefore();
  const both = counted();
  const [first, second] = await Promise.all([
    heard.hear(speech(29.6), both.run),
    heard.hear(speech(29.6), both.run),
  ]);
  expect(second).toEqual(first);
  expect(both.taken().stretches).toBe(3);
});

it('hears a recording although the version before failed', async () => {
  const heard = new HeardBefore();
  const failing = heard.hear(speech(25), () => Promise.reject(new Error('the worker was lost')));
  const whole = heard.hear(speech(25), counted().run);
  await expect(failing).rejects.toThrow('the worker was lost');
  expect(await whole).toHaveLength(3);
});
