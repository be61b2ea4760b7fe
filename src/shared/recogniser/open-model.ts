import type { DownloadMedia } from '#contract/download.ts';
import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { openKnowledge } from '#speech/pack/knowledge.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { freeBytes } from './free-bytes.ts';
import { ModelError } from './model-error.ts';
import { readPack } from './read-pack.ts';

/**
 * Opens a downloaded model, after verifying its bytes.
 * @throws ModelError
 */
export async function openModel(file: DownloadMedia): Promise<SpeechKnowledge> {
  const files = await readPack(file, ENGINE);
  try {
    const knowledge = openKnowledge(files);
    for (const { buffer } of files.values()) freeBytes(buffer);
    return knowledge;
  } catch (error) {
    throw new ModelError('brokenModel', String(error));
  }
}
