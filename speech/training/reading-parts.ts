import { writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Which readings of the data set, and which share of them: every `parts`th from `part` on. */
export interface ReadingsPart {
  /** See `readSpeechocean`. */
  folder: string;
  split: 'train' | 'test';
  part: number;
  parts: number;
}

const TOLD_EVERY = 50;

/** Whether a reading is of this part; says how far the whole is. */
export function isOfPart({ split, part, parts }: ReadingsPart, index: number, of: number): boolean {
  if (index % parts !== part) return false;
  // The console of a busy thread is delayed; a direct write is not.
  if (index % TOLD_EVERY === 0) writeSync(1, `${split}: ${index} of ${of} heard\n`);
  return true;
}

/**
 * Computes something of all readings, with as many threads as the machine has cores.
 * @param module URL of the module that calls `servePart`
 */
export async function inThreads<T>(
  module: string,
  { folder, split }: Pick<ReadingsPart, 'folder' | 'split'>,
): Promise<T[]> {
  const parts = availableParallelism();
  const compute = (part: number) =>
    new Promise<T[]>((resolve, reject) => {
      const worker = new Worker(new URL(module), {
        workerData: { module, own: { folder, split, part, parts } },
      });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  return (await Promise.all(Array.from({ length: parts }, (_, part) => compute(part)))).flat();
}

/** In a thread of `inThreads` for this module, computes its part; elsewhere, such as where it is imported, nothing. */
export async function servePart<T>(
  module: string,
  compute: (part: ReadingsPart) => T[] | Promise<T[]>,
): Promise<void> {
  if (!isMainThread && workerData?.module === module) parentPort?.postMessage(await compute(workerData.own));
}
