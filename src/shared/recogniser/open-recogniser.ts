import type { DownloadMedia } from '#contract/download.ts';
import { WordLikeness } from '#speech/meaning/likeness/word-likeness.ts';
import { readWordVectors } from '#speech/meaning/likeness/word-vectors.ts';
import { EAR_FILES, openScoringEar } from '#speech/pack/scoring-ear.ts';
import type { ScoringEar } from '#speech/pronunciation.ts';
import { type Moonshine, openMoonshine } from '#speech/recognition/moonshine.ts';
import { PACKED_RECOGNISER, type RecogniserFile } from '#speech/recognition/recogniser-files.ts';
import { freeBytes } from './free-bytes.ts';
import { ModelError } from './model-error.ts';
import { readPack } from './read-pack.ts';

export interface OpenedRecogniser {
  network: Moonshine;
  likeness: WordLikeness;
  /** Opened with the first reading. */
  ear: () => Promise<ScoringEar>;
}

/**
 * Opens the downloaded recogniser, after verifying its bytes.
 * @throws ModelError; what the runtime throws, where there is too little memory
 */
export async function openRecogniser(model: DownloadMedia): Promise<OpenedRecogniser> {
  const files = await readPack(model, PACKED_RECOGNISER);
  const fileOf = (name: RecogniserFile): Uint8Array<ArrayBufferLike> => {
    const file = files.get(name);
    if (!file) throw new ModelError('brokenModel', `no file ${name}`);
    return file;
  };
  /** What outlives the pack. */
  const copyOf = (name: RecogniserFile) => Uint8Array.from(fileOf(name));
  const runtime = copyOf('runtime');
  const network = await openMoonshine({
    encoder: fileOf('encoder'),
    decoder: fileOf('decoder'),
    vocabulary: JSON.parse(new TextDecoder().decode(fileOf('vocabulary'))),
    runtime,
  });
  const likeness = new WordLikeness(readWordVectors(fileOf('word-vectors')));
  const earFiles = new Map(EAR_FILES.map((name) => [name, copyOf(name)]));
  for (const { buffer } of [runtime, ...files.values()]) freeBytes(buffer);
  let ear: Promise<ScoringEar> | undefined;
  return {
    network,
    likeness,
    ear: () => {
      ear ??= openScoringEar(network, (name) => earFiles.get(name) ?? new Uint8Array());
      return ear;
    },
  };
}
