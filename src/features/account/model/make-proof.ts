import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import type { ProofNews } from './proof-worker.ts';
import workerPath from './proof-worker.ts?worker&url';

/**
 * Makes a proof in a worker, which is loaded for nothing else.
 * @param onPart how many puzzles are solved
 * @param signal ends the worker; the promise then stays open, since nobody waits for it
 */
export function makeProof(
  challenge: string,
  onPart: (solved: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const worker = new Worker(trustedScript(workerPath), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ProofNews>) => {
      if ('solved' in data) onPart(data.solved);
      else resolve(data.proof);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
