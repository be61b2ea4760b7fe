import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/frames.ts';
import { heardUntil } from '#speech/recognition/hear-on.ts';
import { stretchHearer } from './hear-stretches.ts';

const SOUND = 10;
/** Seconds of a loud tone with half a second of silence after each ten. */
const speech = (parts: number): Int16Array =>
  Int16Array.from({ length: parts * (SOUND + 0.5) * SAMPLE_RATE }, (_, at) =>
    (at / SAMPLE_RATE) % (SOUND + 0.5) < SOUND ? 8000 * Math.sin(at / 5) : 0,
  );

/** Hears a word a stretch, and takes so many seconds for each. */
function hearer(seconds: number) {
  let clock = 0;
  const widths: number[] = [];
  const hear = stretchHearer({
    recognise: async (_, { width }) => {
      clock += seconds * 1000;
      widths.push(width);
      return [{ text: `word${widths.length}`, chance: 1 }];
    },
    now: () => clock,
  });
  return { hear, widths };
}

it('recognises stretch by stretch, and goes on from what it has heard', async () => {
  const { hear, widths } = hearer(5);
  const { text, soFar } = await hear({ pcm: speech(3), stage: 'so_far' });
  expect(text).toEqual({ text: 'word1 word2 word3', unsure: [], isReliable: true });
  const longer = speech(4).subarray(heardUntil(soFar) * SAMPLE_RATE);
  expect((await hear({ pcm: longer, before: soFar })).text.text).toBe('word1 word2 word3 word4');
  expect(widths).toHaveLength(4);
});

it.each([
  ['quick with the first stretch: the wider search from then on', 2, [1, 4, 4]],
  ['slower: the narrow one, also where it gets quicker', 3, [1, 1, 1]],
])('a device that is %s', async (_, seconds, widths) => {
  const device = hearer(seconds);
  await device.hear({ pcm: speech(2) });
  await device.hear({ pcm: speech(1) });
  expect(device.widths).toEqual(widths);
});

it('recognises nothing where there is no voice', async () => {
  const { hear, widths } = hearer(1);
  const { text } = await hear({ pcm: new Int16Array(5 * SAMPLE_RATE) });
  expect(text).toEqual({ text: '', unsure: [], isReliable: false });
  expect(widths).toEqual([]);
});
