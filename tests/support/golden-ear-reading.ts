import { readWav } from '#server/engines/audio/wav.ts';
import type { GoldenReading } from './golden-readings.ts';
import { speakToWav } from './speak.ts';

/** The exact score of the reading below with the ear; `UPDATE_GOLDEN=1` rewrites it (tests/speech/ear-golden.test.ts). */
export const GOLDEN_EAR_FILE = 'tests/golden/ear-reading.json';

/** A sentence in which one word is read as another. */
export const goldenEarReading = async (): Promise<GoldenReading> => ({
  name: 'a word read as another',
  pcm: readWav(
    await speakToWav('Many people sink that learning English every day is the best way to improve.'),
  ),
  text: 'Many people think that learning English every day is the best way to improve.',
});
