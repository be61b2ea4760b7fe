import { loadAcousticModel } from '#server/engines/speech/speech-knowledge.ts';
import { rivalPhones } from '../frame-evidence.ts';
import type { PhoneNorm } from '../scoring/phone-norm.ts';
import { hearReadings } from './hear-readings.ts';
import { judgeReadings } from './judge-readings.ts';
import { learnNorms } from './learn-norms.ts';
import { FOLDS, type Lesson } from './lessons.ts';

/** All that models learn from. */
export interface Lessons {
  lessons: Lesson[];
  /** ARPAbet names of the phones, and their norms. */
  names: string[];
  norms: PhoneNorm[];
}

/** @param folder see `readSpeechocean`; what takes long is cached there */
export async function readLessons(folder: string): Promise<Lessons> {
  const { definition } = loadAcousticModel();
  const names = rivalPhones(definition).map((phone) => definition.phones[phone] ?? '');
  const train = await hearReadings(folder, 'train');
  const norms = learnNorms(train, names);
  const speakers = [...new Set(train.map(({ marks }) => marks.speaker))];
  const foldOf = (speaker: string): number => speakers.indexOf(speaker) % FOLDS;
  const judged = judgeReadings({ folder, split: 'train', foldOf }, train, { names, norms });
  const lessons = judged.flatMap(({ marks, own, other, index }): Lesson[] => {
    const of = { speaker: speakers.indexOf(marks.speaker), fold: foldOf(marks.speaker), index };
    return [
      ...(own ? [{ ...of, marks, judged: own }] : []),
      ...(other ? [{ ...of, marks: null, judged: other }] : []),
    ];
  });
  return { lessons, names, norms };
}
