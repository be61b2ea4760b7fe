import { type AcousticModel, parseAcousticModel } from '../acoustic-model.ts';
import type { SpeechKnowledge } from '../aligned-reading.ts';
import { parseScoreModel } from '../scoring/score-model.ts';
import { readSoundNetwork } from '../scoring/sound-network/sound-network.ts';
import { readWordList } from './word-list.ts';

export const ACOUSTIC_FILES = [
  'mdef',
  'means',
  'variances',
  'sendump',
  'transition_matrices',
  'feat.params',
] as const;
/**
 * The scorer's data by file: the acoustic model, the score model, and the words with their pronunciations.
 */
export const KNOWLEDGE_FILES = [...ACOUSTIC_FILES, 'score-model.json', 'sound-network.bin', 'words'] as const;
export type KnowledgeFile = (typeof KNOWLEDGE_FILES)[number];

/** By name. */
type Files = ReadonlyMap<string, Uint8Array>;

function fileOf(files: Files, name: KnowledgeFile): Uint8Array {
  const file = files.get(name);
  if (!file) throw new Error(`speech knowledge: no file ${name}`);
  return file;
}

/** @throws if a file of `ACOUSTIC_FILES` is missing or invalid */
export function openAcousticModel(files: Files): AcousticModel {
  const whole = (name: KnowledgeFile): ArrayBuffer => Uint8Array.from(fileOf(files, name)).buffer;
  return parseAcousticModel({
    mdef: whole('mdef'),
    means: whole('means'),
    variances: whole('variances'),
    sendump: whole('sendump'),
    transition_matrices: whole('transition_matrices'),
    'feat.params': whole('feat.params'),
  });
}

/**
 * Builds the scorer's data from its files, on the server and in the browser.
 * @throws if a file of `KNOWLEDGE_FILES` is missing or invalid
 */
export const openKnowledge = (files: Files): SpeechKnowledge => ({
  model: openAcousticModel(files),
  // A copy, so that the pack can be garbage-collected.
  dictionary: readWordList(Uint8Array.from(fileOf(files, 'words'))),
  scores: parseScoreModel(
    JSON.parse(new TextDecoder().decode(fileOf(files, 'score-model.json'))),
    readSoundNetwork(fileOf(files, 'sound-network.bin')),
  ),
});
