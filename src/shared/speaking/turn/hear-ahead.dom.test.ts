import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type HeardSoFar, NOTHING_YET } from '#speech/recognition/hear-on.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { hearAhead } from './hear-ahead.ts';

const device = vi.hoisted(() => ({ hears: false, hear: vi.fn() }));
vi.mock('#src/shared/speaking/hearing/hear-words.ts', () => ({
  canHearHere: async () => device.hears,
  hearSoFarHere: device.hear,
}));

const api = fakeApi();
const { speechToText } = ENDPOINTS.speech;
const sound = new Blob(['sound'], { type: 'audio/webm' });
let asked: number;
let spoken: number | null;
let silence: number | null;
const voice = () => ({ spoken, silence });
const { signal: left } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  device.hears = false;
  device.hear.mockReset();
  asked = 0;
  spoken = silence = null;
  api.answerWith(speechToText, () => {
    asked += 1;
    return { text: 'A tea.' };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the server what was said so far, now and then, until the answer is over', async () => {
  const end = hearAhead('lan', { soFar: () => sound, voice, left });
  await vi.advanceTimersByTimeAsync(17_000);
  expect(asked).toBe(2);
  expect(await end()).toBe(NOTHING_YET);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(2);
  expect(device.hear).not.toHaveBeenCalled();
});

it('asks nobody where nothing is recorded', async () => {
  const end = hearAhead('lan', { soFar: () => null, voice, left });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toBe(0);
  await end();
});

const heardOf = (word: string): HeardSoFar => ({
  words: [[{ text: word, chance: 1 }]],
  loudness: new Float32Array(50),
});

it('has this device hear where it can, each time from where it was left, and tells what it heard', async () => {
  device.hears = true;
  const last = Promise.withResolvers<HeardSoFar>();
  device.hear.mockResolvedValueOnce(heardOf('one')).mockReturnValueOnce(last.promise);
  const end = hearAhead('lan', { soFar: () => sound, voice, left });
  await vi.advanceTimersByTimeAsync(12_000);
  const ended = end();
  last.resolve(heardOf('two'));
  expect(await ended).toEqual(heardOf('two'));
  expect(device.hear.mock.calls).toEqual([
    ['lan', sound, NOTHING_YET, left],
    ['lan', sound, heardOf('one'), left],
  ]);
  expect(asked).toBe(0);
});

it('goes over to the server where this device turns out to be too weak', async () => {
  device.hears = true;
  device.hear.mockResolvedValue(null);
  const end = hearAhead('lan', { soFar: () => sound, voice, left });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(device.hear).toHaveBeenCalledTimes(1);
  expect(asked).toBe(1);
  await end();
});

it('has what was said heard at once when the answer is perhaps over', async () => {
  const end = hearAhead('lan', { soFar: () => sound, voice, left });
  [spoken, silence] = [5, 0.2];
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked).toBe(0);
  silence = 1.6;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(1);
  await end();
});
