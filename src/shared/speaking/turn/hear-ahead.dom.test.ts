import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { hearAhead } from './hear-ahead.ts';

const device = vi.hoisted(() => ({ hears: false }));
vi.mock('#src/shared/speaking/hearing/hear-words.ts', () => ({ canHearHere: async () => device.hears }));

const api = fakeApi();
const { speechToText } = ENDPOINTS.speech;
const sound = new Blob(['sound'], { type: 'audio/webm' });
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  device.hears = false;
  asked = 0;
  api.answerWith(speechToText, () => {
    asked += 1;
    return { text: 'A tea.' };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the server what was said so far, now and then, until the answer is over', async () => {
  const end = hearAhead('lan', () => sound);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toBe(2);
  end();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(2);
});

it.each([
  ['this device hears by itself', true, sound],
  ['nothing is recorded', false, null],
])('asks nobody where %s', async (_, hears, soFar) => {
  device.hears = hears;
  const end = hearAhead('lan', () => soFar);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toBe(0);
  end();
});
