import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import type { SpeechModel } from '#contract/speech-model.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { threadWorker } from '../thread-worker.ts';
import { WorkerQueue } from '../worker-queue.ts';

/** Usually takes about a second; generous for busy machines. */
const TIMEOUT_MS = 120_000;

export interface ModelPack {
  model: SpeechModel;
  /** The pack file: all of the scorer's data, gzip-compressed. */
  bytes: Uint8Array;
}

/** Returns the pack, built once on first use. */
export type ModelPackSource = () => Promise<ModelPack>;

async function makePack(): Promise<ModelPack> {
  const queue = new WorkerQueue({
    worker: threadWorker(new URL('./model-pack-worker.ts', import.meta.url)),
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
      // The next request retries.
      made = undefined;
      throw error;
    });
    return made;
  };
}
