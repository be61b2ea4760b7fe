import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { assetGenerations, previousAssets } from './build/asset-generations.ts';
import { compressAssets } from './build/compress-assets.ts';
import { devWorker } from './build/dev-worker.ts';
import { joinedChunks } from './build/joined-chunks.ts';
import { leanContract } from './build/lean-contract.ts';
import { licences } from './build/licences/plugin.ts';
import { runtimeElsewhere } from './build/runtime-elsewhere.ts';
import { serverPages } from './build/server-pages.ts';
import { lazyWorker, removingWorker } from './build/worker-scripts.ts';

const OUT_DIR = 'dist';
const CALLS = /\/contract\/(endpoints\/[\w-]+|protocol\/(areas|endpoints))\.ts$/;
const ENTRY = /index\.html$|\/src\/app\/(begin\.ts|main\.tsx)$/;

/** What the modules of the app need. */
const appModules = () => [react(), leanContract(), tailwindcss(), licences()];

export default defineConfig({
  build: {
    outDir: OUT_DIR,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', begin: 'src/app/begin.ts' },
      treeshake: {
        // Nothing happens where calls are loaded: of the list of all each chunk gets those that it names.
        moduleSideEffects: [{ test: CALLS, sideEffects: false }],
      },
      output: {
        // The entry lists every file, and names and hashes hardly compress: what pages share has no name.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        // The two large libraries are parts of their own, which run each in its turn.
        codeSplitting: {
          groups: [
            { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
            // A function of one line, which would be a part of the first load.
            {
              name: 'react-router',
              test: /node_modules\/(react-router\/|@tanstack\/react-query\/.+\/queryOptions)/,
            },
            // All else that the entry loads: in one part, whatever of it pages share with it.
            { name: 'app', tags: ['$initial'], test: (id) => !ENTRY.test(id) },
          ],
        },
        // The server names it in the pages that it writes.
        entryFileNames: ({ name }) => (name === 'begin' ? 'begin.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // Each worker is a build of its own: what two of them have in common, such as the scoring, is in both files.
  worker: { plugins: () => [runtimeElsewhere()] },
  plugins: [
    appModules(),
    joinedChunks(appModules),
    assetGenerations(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
      // Everything the import graph emits is in assets/, so all of it is there offline.
      injectManifest: {
        buildPlugins: { vite: [leanContract()] },
        // So are the two icons of notifications, which are shown with no network, too.
        globPatterns: [
          'index.html',
          'assets/*.{js,css,woff2,svg,wasm}',
          '*.{svg,webmanifest}',
          'icons/{icon-192,badge-96}.png',
        ],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        manifestTransforms: [
          async (entries) => {
            const previous = await previousAssets(OUT_DIR);
            return { manifest: entries.filter(({ url }) => !previous.has(url)), warnings: [] };
          },
        ],
      },
    }),
    lazyWorker(),
    removingWorker(),
    devWorker(),
    serverPages(),
    compressAssets(),
  ],
});
