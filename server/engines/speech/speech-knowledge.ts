import { readFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { type AcousticModel, type AcousticModelFiles, parseAcousticModel } from '#speech/acoustic-model.ts';
import type { PronouncingDictionary } from '#speech/g2p.ts';
import type { SpeechKnowledge } from '#speech/pronunciation.ts';
import { parseScoreModel, type ScoreModel } from '#speech/scoring/score-model.ts';

const MODEL = new URL('../../../speech/model/en-us/', import.meta.url);
const SCORE_MODEL = new URL('../../../speech/model/score-model.json', import.meta.url);

function readModelFile(name: keyof AcousticModelFiles): ArrayBuffer {
  return Uint8Array.from(readFileSync(new URL(name, MODEL))).buffer;
}

/** Reads the US English model, about 7 MB. */
export function loadAcousticModel(): AcousticModel {
  return parseAcousticModel({
    mdef: readModelFile('mdef'),
    means: readModelFile('means'),
    variances: readModelFile('variances'),
    sendump: readModelFile('sendump'),
    transition_matrices: readModelFile('transition_matrices'),
    'feat.params': readModelFile('feat.params'),
  });
}

/** The CMU dictionary writes a word's further pronunciations as "word(2)", "word(3)". */
const cmuPronunciations: PronouncingDictionary = (word) => {
  const found: string[][] = [];
  for (let variant = 1; ; variant++) {
    const key = variant === 1 ? word : `${word}(${variant})`;
    const phones = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
    if (phones === undefined) return found.length === 0 ? undefined : found;
    found.push(phones.replace(/\d/g, '').split(' '));
  }
};

export const loadScoreModel = (): ScoreModel =>
  parseScoreModel(JSON.parse(readFileSync(SCORE_MODEL, 'utf8')));

export function loadSpeechKnowledge(): SpeechKnowledge {
  return { model: loadAcousticModel(), dictionary: cmuPronunciations, scores: loadScoreModel() };
}
