import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build, type InlineConfig, type Plugin } from 'vite';

/** The two scripts of the service worker, and their sources. */
const SCRIPTS: Readonly<Record<string, string>> = { '/sw.js': 'sw/sw.ts', '/sw-lazy.js': 'sw/lazy.ts' };

/** The precache list in development: only the shell, whose modules come from the network. */
async function precached(): Promise<string> {
  const revision = createHash('sha256')
    .update(await readFile('index.html'))
    .digest('hex');
  return JSON.stringify([{ url: '/index.html', revision }]);
}

async function scriptOf(entry: string): Promise<string> {
  const config: InlineConfig = {
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'self.__WB_MANIFEST': await precached(), 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'worker' },
    },
  };
  const [bundle] = [await build(config)].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`);
  return bundle.output[0].code;
}

/**
 * Serves the service worker under its production URLs, rebuilt from the current sources on each request.
 * Vite's modules do not work here: a module worker cannot load its second script on demand.
 */
export const devWorker = (): Plugin => ({
  name: 'luyen:dev-worker',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const entry = SCRIPTS[request.url ?? ''];
      if (!entry) return next();
      scriptOf(entry).then(
        (code) =>
          response
            .setHeader('content-type', 'text/javascript')
            .setHeader('cache-control', 'no-cache')
            .end(code),
        next,
      );
    });
  },
});
