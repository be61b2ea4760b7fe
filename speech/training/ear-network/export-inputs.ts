/**
 * Writes what the ear network learns from, for learn.py: node speech/training/ear-network/export-inputs.ts <folder of
 * speechocean762>. Files of 32-bit floats, a row for each phone, word or reading, and their marks as JSON.
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type EarInputs, earInputs } from '../../scoring/ear-network/ear-inputs.ts';
import { readLessons } from '../read-lessons.ts';
import { phoneMarksOf } from '../speechocean.ts';
import { earReadings } from './ear-readings.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = join(folder, 'ear-inputs');
/** Unread texts of one in this many speakers are learnt from. */
const UNREAD_SPEAKERS = 3;

mkdirSync(OUT, { recursive: true });
const heard = await earReadings(folder, 'train');
const { lessons } = await readLessons(folder);
const files = new Map(
  ['states', 'measures', 'word-measures', 'reading-measures'].map((name) => [
    name,
    openSync(join(OUT, `${name}.f32`), 'w'),
  ]),
);
const write = (name: string, values: Float32Array): void => {
  const file = files.get(name);
  if (file !== undefined) writeSync(file, new Uint8Array(values.buffer));
};

const readings = lessons.flatMap(({ judged, marks, speaker, fold, index }) => {
  if (!marks && speaker % UNREAD_SPEAKERS !== 0) return [];
  const { own, otherText } = heard(index);
  const inputs: EarInputs = earInputs(judged, marks ? own : otherText);
  write('states', inputs.states);
  write('measures', Float32Array.from(inputs.measures.flat()));
  write('word-measures', Float32Array.from(inputs.wordMeasures.flat()));
  write('reading-measures', Float32Array.from(inputs.readingMeasures));
  const words = judged.reading.words.map((_, word) => marks?.words[word]?.accuracy ?? 0);
  return [
    {
      index,
      fold,
      wasRead: marks !== null,
      phones: inputs.phones,
      words: inputs.words,
      phoneMarks: marks ? phoneMarksOf(marks) : inputs.phones.map(() => 0),
      wordMarks: words,
      aspects: marks ? [marks.accuracy, marks.fluency, marks.prosody, marks.total] : [0, 0, 0, 0],
    },
  ];
});
for (const file of files.values()) closeSync(file);
writeFileSync(join(OUT, 'readings.json'), JSON.stringify(readings));
console.log(`${readings.length} readings in ${OUT}`);
