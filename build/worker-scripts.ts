import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { leanContract } from './lean-contract.ts';

/** Builds a script of the service worker's folder on its own. */
const workerScript = (entry: string, file: string): Plugin =>
  afterBuild(file, (outDir) => ({
    plugins: [leanContract()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => file },
    },
  }));

/** The service worker's second script, which `sw/load-lazy.ts` loads. */
export const lazyWorker = (): Plugin => workerScript('sw/lazy.ts', 'sw-lazy.js');

/** The worker that the server sends to remove a broken one (docs/operating.md). */
export const removingWorker = (): Plugin => workerScript('sw/remove.ts', 'sw-remove.js');
