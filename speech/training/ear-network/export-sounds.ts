/**
 * Writes what the ear for sounds learns from, for learn-sounds.py: node speech/training/ear-network/export-sounds.ts
 * <folder of speechocean762>. Files of 32-bit floats, a row for each phone that was read, and what it is as JSON.
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SOUND_INPUTS, soundInputs } from '../../scoring/ear-network/sound-ear.ts';
import { readLessons } from '../read-lessons.ts';
import { phoneMarksOf } from '../speechocean.ts';
import { earReadings } from './ear-readings.ts';

const [folder = ''] = process.argv.slice(2);
const OUT = join(folder, 'ear-inputs');

mkdirSync(OUT, { recursive: true });
const heard = await earReadings(folder, 'train');
const { lessons } = await readLessons(folder);
const file = openSync(join(OUT, 'sounds.f32'), 'w');
const phones = lessons.flatMap(({ judged, marks, fold, index }) => {
  if (!marks) return [];
  const experts = phoneMarksOf(marks);
  const { own } = heard(index);
  return judged.reading.phones.map((phone, at) => {
    writeSync(file, new Uint8Array(soundInputs(own, phone).buffer));
    return { fold, reading: index, phone: phone.phone, mark: experts[at] ?? null };
  });
});
closeSync(file);
writeFileSync(join(OUT, 'sounds.json'), JSON.stringify({ width: SOUND_INPUTS, phones }));
console.log(`${phones.length} phones in ${OUT}`);
