import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import type { PackedModel } from '#contract/speech-model.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { PACKED_RECOGNISER } from '#speech/recognition/recogniser-files.ts';
import { threadWorker } from '../thread-worker.ts';
import { WorkerQueue } from '../worker-queue.ts';
import type { PACKS } from './packs.ts';

/** Usually takes about a second; generous for busy machines. */
const TIMEOUT_MS = 120_000;

export interface ModelPack {
  model: PackedModel;
  /** The pack file: all of an engine's data, gzip-compressed. */
  bytes: Uint8Array;
}

/** The pack of an engine. */
export interface ModelPackSource {
  /** Whether a file of this name may be its pack, of any version. */
  isNameOf(file: string): boolean;
  /** Built once on first use. */
  open(): Promise<ModelPack>;
}

type PackName = (typeof PACKS)[number];
type Engine = PackedModel['engine'];

const prefixOf = ({ name, version }: Engine): string => `${name}-${version}-`;

async function makePack(pack: PackName, engine: Engine): Promise<ModelPack> {
  const queue = new WorkerQueue({
    worker: threadWorker(new URL('./model-pack-worker.ts', import.meta.url)),
    timeoutMs: TIMEOUT_MS,
    capacity: 1,
    parse: (value) => z.instanceof(Uint8Array).parse(value),
  });
  try {
    const bytes = await queue.run(pack);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const path = `/media/speech-model/${prefixOf(engine)}${sha256.slice(0, 16)}.pack`;
    return { model: { engine, file: { path, bytes: bytes.length, sha256 } }, bytes };
  } finally {
    await queue.close();
  }
}

function openPack(pack: PackName, engine: Engine): ModelPackSource {
  let made: Promise<ModelPack> | undefined;
  return {
    isNameOf: (file) => file.startsWith(prefixOf(engine)),
    open: () => {
      made ??= makePack(pack, engine).catch((error: unknown) => {
        // The next request retries.
        made = undefined;
        throw error;
      });
      return made;
    },
  };
}

export const openModelPacks = (): Record<PackName, ModelPackSource> => ({
  scorer: openPack('scorer', ENGINE),
  recogniser: openPack('recogniser', PACKED_RECOGNISER),
});
