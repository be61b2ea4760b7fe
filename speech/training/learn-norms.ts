import { measureReading } from '../scoring/measures.ts';
import type { PhoneNorm } from '../scoring/phone-norm.ts';
import { deviation, mean } from '../scoring/statistics.ts';
import type { HeardMarks } from './hear-readings.ts';
import { rounded } from './lessons.ts';
import { phoneMarksOf } from './speechocean.ts';

const FLAT: PhoneNorm = {
  ratio: { mean: 0, deviation: 1 },
  posterior: { mean: 0, deviation: 1 },
  frames: { mean: 0, deviation: 1 },
  mark: 0,
};

const spreadOf = (values: readonly number[]) => ({
  mean: rounded(mean(values)),
  deviation: rounded(deviation(values) || 1),
});

/** Computes the norms of each phone. */
export function learnNorms(train: readonly HeardMarks[], names: readonly string[]): PhoneNorm[] {
  const flat = names.map(() => FLAT);
  const seen = train.flatMap(({ heard, marks, pitch }) => {
    if (heard === null) return [];
    const targets = phoneMarksOf(marks);
    return measureReading(heard, pitch, names, flat).phones.map((phone, index) => ({
      phone,
      mark: targets[index] ?? null,
    }));
  });
  return names.map((_, index) => {
    const own = seen.filter(({ phone }) => phone.phone === index);
    if (own.length === 0) return FLAT;
    return {
      ratio: spreadOf(own.map(({ phone }) => phone.ratio)),
      posterior: spreadOf(own.map(({ phone }) => phone.posterior)),
      frames: spreadOf(own.map(({ phone }) => phone.frames)),
      mark: rounded(mean(own.flatMap(({ mark }) => mark ?? []))),
    };
  });
}
