import { build, type Plugin } from 'vite';

/** Builds the second script of the service worker, `sw-late.js`, which `sw/load-late.ts` asks for. */
export function lateWorker(): Plugin {
  let outDir = '';
  return {
    name: 'luyen:late-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2023',
            lib: { entry: 'sw/late.ts', formats: ['iife'], name: 'late', fileName: () => 'sw-late.js' },
          },
        });
      },
    },
  };
}
