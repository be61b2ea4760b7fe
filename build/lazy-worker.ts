import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** Builds the second script of the service worker, `sw-lazy.js`, which `sw/load-lazy.ts` loads. */
export const lazyWorker = (): Plugin =>
  afterBuild('lazy-worker', (outDir) => ({
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      lib: { entry: 'sw/lazy.ts', formats: ['iife'], name: 'lazy', fileName: () => 'sw-lazy.js' },
    },
  }));
