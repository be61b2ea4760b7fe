import type { DownloadMedia } from '#contract/download.ts';
import { WordLikeness } from '#speech/meaning/likeness/word-likeness.ts';
import { readWordVectors } from '#speech/meaning/likeness/word-vectors.ts';
import { type Moonshine, openMoonshine } from '#speech/recognition/moonshine.ts';
import { PACKED_RECOGNISER, type RecogniserFile } from '#speech/recognition/recogniser-files.ts';
import { ModelError } from './model-error.ts';
import { readPack } from './read-pack.ts';

export interface OpenedRecogniser {
  network: Moonshine;
  likeness: WordLikeness;
}

/**
 * Opens the downloaded recogniser, after verifying its bytes.
 * @throws ModelError; what the runtime throws, where there is too little memory
 */
export async function openRecogniser(model: DownloadMedia): Promise<OpenedRecogniser> {
  const files = await readPack(model, PACKED_RECOGNISER);
  const fileOf = (name: RecogniserFile): Uint8Array => {
    const file = files.get(name);
    if (!file) throw new ModelError('brokenModel', `no file ${name}`);
    return file;
  };
  const network = await openMoonshine({
    encoder: fileOf('encoder'),
    decoder: fileOf('decoder'),
    vocabulary: JSON.parse(new TextDecoder().decode(fileOf('vocabulary'))),
    // A copy: the pack can then be collected.
    runtime: Uint8Array.from(fileOf('runtime')),
  });
  return { network, likeness: new WordLikeness(readWordVectors(fileOf('word-vectors'))) };
}
