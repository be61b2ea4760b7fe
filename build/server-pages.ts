import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { licences } from './licences/plugin.ts';

/** Builds the app a second time into `.server/`, for server-side rendering. */
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
      // A new build must be a different module to a running server.
      rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
    },
  }));
