import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import type { SpeechModel } from '#contract/speech-model.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { WorkerQueue } from '../worker-queue.ts';

/** It takes about a second; a busy machine has all the time it may need. */
const TIMEOUT_MS = 120_000;

export interface ModelPack {
  model: SpeechModel;
  /** The file: all that the scorer knows, gzip-compressed. */
  bytes: Uint8Array;
}

/** Gives the pack, made once and only when it is asked for. */
export type ModelPackSource = () => Promise<ModelPack>;

async function makePack(): Promise<ModelPack> {
  const queue = new WorkerQueue({
    worker: new URL('./model-pack-worker.ts', import.meta.url),
    timeoutMs: TIMEOUT_MS,
    capacity: 1,
    parse: (value) => z.instanceof(Uint8Array).parse(value),
  });
  try {
    const bytes = await queue.run(null);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const path = `/media/speech-model/${ENGINE.name}-${ENGINE.version}-${sha256.slice(0, 16)}.pack`;
    return { model: { engine: ENGINE, file: { path, bytes: bytes.length, sha256 } }, bytes };
  } finally {
    await queue.close();
  }
}

export function openModelPack(): ModelPackSource {
  let made: Promise<ModelPack> | undefined;
  return () => {
    made ??= makePack().catch((error: unknown) => {
      // The next one who asks gets another try.
      made = undefined;
      throw error;
    });
    return made;
  };
}
