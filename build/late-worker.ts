import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** Builds the second script of the service worker, `sw-late.js`, which `sw/load-late.ts` loads. */
export const lateWorker = (): Plugin =>
  afterBuild('late-worker', (outDir) => ({
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      lib: { entry: 'sw/late.ts', formats: ['iife'], name: 'late', fileName: () => 'sw-late.js' },
    },
  }));
