import type { DownloadMedia } from '#contract/download.ts';
import { type Moonshine, openMoonshine } from '#speech/recognition/moonshine.ts';
import { PACKED_RECOGNISER, type RecogniserFile } from '#speech/recognition/recogniser-files.ts';
import { ModelError } from '#src/shared/reading-report/model-error.ts';
import { readPack } from '#src/shared/reading-report/read-pack.ts';

/**
 * Opens the downloaded recogniser, after verifying its bytes.
 * @throws ModelError; what the runtime throws, where there is too little memory
 */
export async function openRecogniser(model: DownloadMedia): Promise<Moonshine> {
  const files = await readPack(model, PACKED_RECOGNISER);
  const fileOf = (name: RecogniserFile): Uint8Array => {
    const file = files.get(name);
    if (!file) throw new ModelError('brokenModel', `no file ${name}`);
    return file;
  };
  return openMoonshine({
    encoder: fileOf('encoder'),
    decoder: fileOf('decoder'),
    vocabulary: JSON.parse(new TextDecoder().decode(fileOf('vocabulary'))),
    // A copy: the pack can then be collected.
    runtime: Uint8Array.from(fileOf('runtime')),
  });
}
