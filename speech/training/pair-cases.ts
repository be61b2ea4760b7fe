import { readFileSync } from 'node:fs';
import { readWav } from '#server/engines/audio/wav.ts';
import type { AcousticModel } from '../acoustic-model.ts';
import { align } from '../alignment.ts';
import { hearRecording } from '../heard-reading.ts';
import { pairFeatures } from '../pairs/pair-features.ts';
import { placePhones } from '../phone-sequence.ts';
import type { MarkedReading } from './speechocean.ts';

/** A sound of a minimal pair that experts call right. */
export interface PairCase {
  speaker: string;
  /** The two ARPAbet phones, and whether the first was said. */
  pair: string;
  isFirst: boolean;
  features: number[];
}

/**
 * The sounds of a reading that are one of a pair. Only words whose every sound all experts call right are taken, so that
 * what was said is known.
 * @param pairs "IH IY": two ARPAbet phones
 */
export function pairCases(
  model: AcousticModel,
  reading: MarkedReading,
  pairs: readonly string[],
): PairCase[] {
  const { definition } = model;
  const recording = hearRecording(model, readWav(readFileSync(reading.wav)));
  const words = reading.words.map(({ phones }) =>
    phones.flatMap((phone) => definition.phoneIndex.get(phone) ?? []),
  );
  const placed = placePhones(definition, words);
  const heard = align(model, recording.scores, placed)?.segments;
  if (heard === undefined) return [];
  const isRight = reading.words.map(({ phoneAccuracy }) => phoneAccuracy.every((mark) => mark === 1));
  const starts = words.map((_, word) => words.slice(0, word).flat().length);
  return placed.flatMap(({ word, phone: index }, phone) => {
    const said = definition.phones[index] ?? '';
    if (isRight[word] !== true) return [];
    const sound = { words, heard, phone, word, at: phone - (starts[word] ?? 0) };
    return pairs.flatMap((pair): PairCase[] => {
      const [first = '', second = ''] = pair.split(' ');
      if (said !== first && said !== second) return [];
      const indexes = [first, second].map((name) => definition.phoneIndex.get(name) ?? -1);
      const features = pairFeatures(model, recording, sound, [indexes[0] ?? -1, indexes[1] ?? -1]);
      return features === null ? [] : [{ speaker: reading.speaker, pair, isFirst: said === first, features }];
    });
  });
}
