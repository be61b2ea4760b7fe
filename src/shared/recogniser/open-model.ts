import type { DownloadMedia } from '#contract/download.ts';
import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { openKnowledge } from '#speech/pack/knowledge.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { ModelError } from './model-error.ts';
import { readPack } from './read-pack.ts';

/**
 * Opens a downloaded model, after verifying its bytes.
 * @throws ModelError
 */
export async function openModel(file: DownloadMedia): Promise<SpeechKnowledge> {
  const files = await readPack(file, ENGINE);
  try {
    return openKnowledge(files);
  } catch (error) {
    throw new ModelError('brokenModel', String(error));
  }
}
