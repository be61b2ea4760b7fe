import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { licences } from './licences/plugin.ts';

/** Builds the app a second time for the server, which draws the first view of pages with it, into `.server/`. */
export const serverPages = (): Plugin =>
  afterBuild('server-pages', (outDir) => ({
    plugins: [react(), licences()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir: join(outDir, '.server'),
      assetsInlineLimit: 0,
      target: 'node24',
      manifest: true,
      ssr: 'src/app/draw-page.tsx',
      // A newer build is another module to a server that runs on.
      rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
    },
  }));
