import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTransientDatabaseError } from '../db/transient-error.ts';
import { sendShell } from '../http/send-shell.ts';
import type { Platform } from '../platform.ts';
import { BUILT_MARK, drawWith, loadPageRenderer, NotDrawn, type PageDrawer } from './drawn-page.ts';
import type { SeoPage } from './page.ts';
import { readParts } from './page-parts.ts';
import { type PreparedPage, preparePage, sendPrepared } from './prepared-page.ts';
import { renderMissing, renderPage } from './render-page.ts';
import { sitePages } from './site-pages.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/** The pages rendered from one index.html. */
interface Rendered {
  missing: PreparedPage;
  /** By path; null when the content has no such page. */
  page(path: string): Promise<PreparedPage | null>;
}

interface Named {
  Params: { name: string };
}

/** Sends the "not found" page, which still starts the app. */
export type SendMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Query parameters that change a page, or that the app consumes: such pages are rendered by the app. */
const PAGE_PARAMS = ['activate', 'category', 'lesson', 'origin', 'section', 'token', 'view'];

/** Somebody signed in sees personal pages, which the app renders. */
const SIGNED_IN = /(?:^|; )access_token=./;

export interface ServedApp {
  /** Folder of the built app, or null when it is not built. */
  directory: string | null;
  /** Loads the page renderer; for tests, which run before the build. */
  openDrawer?: ((directory: string) => Promise<PageDrawer | null>) | undefined;
}

/**
 * Serves the public pages, as index.html with their own head, rendered as a guest first sees them; with
 * sitemap.xml and robots.txt. A page that the content does not have is a 404 that still starts the app, which
 * can say so.
 * @returns answers requests for URLs without a page
 */
export function servePages(
  app: FastifyInstance,
  platform: Platform,
  { directory, openDrawer = loadPageRenderer }: ServedApp,
): SendMissing | null {
  const absolute = (path: string): string => new URL(path, platform.config.PUBLIC_URL).href;
  const pages = sitePages(platform, absolute);
  const { fixed, named } = pages;
  const sitemap = platform.content.keep(async () => sitemapXml(await pages.sitemap()));

  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await sitemap('')),
  );
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(absolute('/sitemap.xml'))),
  );
  if (directory === null) return null;

  const read = async (path: string): Promise<SeoPage | null> => {
    const [, area = '', name] = path.split('/');
    if (name !== undefined) return (await named.get(area)?.(name)) ?? null;
    return (await fixed.get(path)?.()) ?? null;
  };
  const rendered = cachedByBuild(directory, async (shell): Promise<Rendered> => {
    const [missing, partsOf, drawer] = await Promise.all([
      preparePage(renderMissing(shell)),
      readParts(directory),
      openDrawer(directory),
    ]);
    const draw = drawer && drawWith(drawer, app);
    const page = platform.content.keep(async (path) => {
      const found = await read(path);
      if (!found) return null;
      const drawn = (await draw?.(found.path)) ?? null;
      return preparePage(renderPage(shell, found, drawn && { ...drawn, path }, absolute, partsOf));
    });
    return { missing, page };
  });

  platform.content.warm(async () => {
    const { page } = await rendered();
    for (const { url } of await pages.sitemap()) await page(decodeURIComponent(new URL(url).pathname));
  });

  // The app itself finds out what it can show of the page.
  const letAppDraw = (error: unknown): undefined => {
    if (isTransientDatabaseError(error)) return;
    if (!(error instanceof NotDrawn)) throw error;
    platform.log.warn({ err: error }, 'a page could not be rendered; the app renders it');
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { page } = await rendered();
    const found = path.includes('\0') ? null : await page(path).catch(letAppDraw);
    if (found === null) return sendMissing(request, reply);
    const { searchParams } = new URL(request.url, 'http://localhost');
    const isPersonal =
      SIGNED_IN.test(request.headers.cookie ?? '') || PAGE_PARAMS.some((name) => searchParams.has(name));
    return found && !isPersonal ? sendPrepared(request, reply, found, 200) : sendShell(reply);
  };
  const sendMissing: SendMissing = async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    return sendPrepared(request, reply, (await rendered()).missing, 404);
  };
  for (const path of fixed.keys()) app.get(path, (request, reply) => send(request, reply, path));
  for (const area of named.keys()) {
    app.get<Named>(`/${area}/:name`, (request, reply) => {
      // Cached by path: an encoded slash must not turn it into another page's path.
      const { name } = request.params;
      return send(request, reply, name.includes('/') ? '\0' : `/${area}/${name}`);
    });
  }
  return sendMissing;
}

const timeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/** Caches what is made from a built app, rebuilt when that changes; the last is used while there is none. */
function cachedByBuild<T>(directory: string, make: (shell: string) => Promise<T>): () => Promise<T> {
  const shell = join(directory, 'index.html');
  let cached: { built: string; value: Promise<T> } | null = null;
  return async () => {
    const [ofShell, ofDrawer] = await Promise.all([timeOf(shell), timeOf(join(directory, BUILT_MARK))]);
    const built = `${ofShell}:${ofDrawer}`;
    if (cached && (ofShell === null || cached.built === built)) return cached.value;
    const value = readFile(shell, 'utf8').then(make);
    cached = { built, value };
    value.catch(() => {
      cached = null;
    });
    return value;
  };
}
