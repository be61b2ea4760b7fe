import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PAGE_PATHS } from '#contract/pages.ts';
import { namesFile } from '#rules/text/file-path.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { sendFailure } from '#server/http/envelope.ts';
import { sendShell } from '#server/http/send-shell.ts';
import type { Platform } from '#server/platform.ts';
import { isAppPath } from './app-paths.ts';
import { sendNoFile } from './send-no-file.ts';
import { serveInterview } from './serve-interview.ts';
import { type ServedApp, servePages } from './serve-pages.ts';

/** Names of built assets carry a hash of their content, so they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Hidden files, such as the build's metadata in `.vite/`, and source maps: only for developers. */
const INTERNAL = /(^|\/)\.|\.map(\.\w+)?$/i;

/**
 * Serves the built app beside the API. Page URLs get index.html, with the page already rendered where it is
 * public; other URLs get it with a 404, and the app still starts. An unknown path below `/api`, or one that
 * names a file, is a real 404, so that a missing chunk is detected as such.
 */
export async function serveApp(
  app: FastifyInstance,
  platform: Platform,
  { directory, openDrawer }: ServedApp & { directory: string },
): Promise<void> {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      cacheControl: false,
      index: false,
      // Its own route compares the spelling of each path with a listing of its folders, for every request and encoding
      // tried: most of the server's work while a service worker stores the app.
      serve: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
      },
    });
    app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      const path = request.params['*'];
      return INTERNAL.test(path) ? reply.callNotFound() : reply.sendFile(`/${path}`);
    });
    if (platform.config.SERVICE_WORKER === 'off')
      app.get('/sw.js', (_, reply) => reply.sendFile('sw-remove.js'));
    // A page of the app like any other, not an article of that name.
    app.get(PAGE_PATHS.taggedArticles, (_, reply) => sendShell(reply));
    serveInterview(app, platform, directory);
  }
  const sendMissing = servePages(app, platform, {
    directory: built ? directory : null,
    openDrawer,
  });
  app.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/api/') || path === '/api' || !isPage) {
      return sendFailure(reply, new ApiFailure('NOT_FOUND'));
    }
    if (!sendMissing || namesFile(path)) return sendNoFile(reply);
    return isAppPath(path) ? sendShell(reply) : sendMissing(request, reply);
  });
}
