import { readWav } from '#server/engines/audio/wav.ts';
import { speakToWav, type Voice } from './speak.ts';

/** The exact scores of the readings below; `UPDATE_GOLDEN=1` rewrites it (server/engines/speech/golden.test.ts). */
export const GOLDEN_FILE = 'tests/golden/pronunciation.json';

export interface GoldenReading {
  name: string;
  /** Mono, 16 kHz. */
  pcm: Int16Array;
  text: string;
}

const SENTENCE = 'Many people think that learning English every day is the best way to improve.';
const OTHER = 'The weather in the mountains was cold, so our family stayed at home and cooked dinner.';
const HALF = 'Many people think that learning English, and then our family stayed home for dinner.';
const NUMBERS = 'On the 3rd of May 2024, 45% of the students paid £1,250 each.';

function noise(level: number): Int16Array {
  let random = 11;
  return Int16Array.from({ length: 48_000 }, () => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
    return level * (((random >> 8) & 0xffff) / 0x8000 - 1);
  });
}

const mixed = (voice: Int16Array, hiss: Int16Array): Int16Array =>
  voice.map((sample, i) => Math.max(-32_767, Math.min(32_767, sample + (hiss[i % hiss.length] ?? 0))));

/** Recordings of every kind: read well, with noise, half, another text, silence. The same in every run. */
export async function goldenReadings(): Promise<GoldenReading[]> {
  const said = async (words: string, voice: Voice) => readWav(await speakToWav(words, voice));
  return [
    { name: 'a sentence, by a woman', pcm: await said(SENTENCE, 'slt'), text: SENTENCE },
    { name: 'a sentence, by a man', pcm: await said(SENTENCE, 'rms'), text: SENTENCE },
    { name: 'a sentence, by a Scot', pcm: await said(OTHER, 'awb'), text: OTHER },
    { name: 'numbers', pcm: await said(NUMBERS, 'slt'), text: NUMBERS },
    { name: 'one word', pcm: await said('improve', 'rms'), text: 'improve' },
    { name: 'in noise', pcm: mixed(await said(SENTENCE, 'slt'), noise(400)), text: SENTENCE },
    { name: 'half of it', pcm: await said(HALF, 'slt'), text: SENTENCE },
    { name: 'another text', pcm: await said(OTHER, 'rms'), text: SENTENCE },
    { name: 'noise alone', pcm: noise(6000), text: SENTENCE },
    { name: 'silence', pcm: new Int16Array(32_000), text: SENTENCE },
  ];
}
