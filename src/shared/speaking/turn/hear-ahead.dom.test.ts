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
let spoken: number | null;
let silence: number | null;
const voice = () => ({ spoken, silence });

beforeEach(() => {
  vi.useFakeTimers();
  device.hears = false;
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
  const end = hearAhead('lan', { soFar: () => sound, voice });
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
  const end = hearAhead('lan', { soFar: () => soFar, voice });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toBe(0);
  end();
});

it('has what was said heard at once when the answer is perhaps over', async () => {
  const end = hearAhead('lan', { soFar: () => sound, voice });
  [spoken, silence] = [5, 0.2];
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked).toBe(0);
  silence = 1.6;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(1);
  end();
});
