import { readFile, stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseTrouble } from '../db/database-trouble.ts';
import { sendShell } from '../http/send-shell.ts';
import type { Platform } from '../platform.ts';
import type { SeoPage } from './page.ts';
import { type PreparedPage, preparePage, sendPrepared } from './prepared-page.ts';
import { renderMissing, renderPage } from './render-page.ts';
import { sitePages } from './site-pages.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/** What is made of one index.html. */
interface Rendered {
  missing: PreparedPage;
  /** By path; null when the content has no such page. */
  page(path: string): Promise<PreparedPage | null>;
}

interface Named {
  Params: { name: string };
}

/** Sends the page that says there is none, and starts the app all the same. */
export type SendMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The pages that crawlers are meant to read, as index.html with their own head and content; with sitemap.xml and
 * robots.txt. What the content does not have is a 404 that still starts the app, so that it can say so.
 * @param shellFile the built index.html, or null when the app is not built
 * @returns what answers an address that no page has
 */
export function servePages(
  app: FastifyInstance,
  platform: Platform,
  shellFile: string | null,
): SendMissing | null {
  const absolute = (path: string): string => new URL(path, platform.config.PUBLIC_URL).href;
  const pages = sitePages(platform, absolute);
  const fixed = new Map(Object.entries(pages.fixed));
  const named = new Map(Object.entries(pages.named));
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
  if (shellFile === null) return null;

  const read = async (path: string): Promise<SeoPage | null> => {
    const [, area = '', name] = path.split('/');
    if (name !== undefined) return (await named.get(area)?.(name)) ?? null;
    return (await fixed.get(path)?.()) ?? null;
  };
  const rendered = latest(shellFile, async (shell): Promise<Rendered> => {
    const missing = await preparePage(renderMissing(shell));
    const page = platform.content.keep(async (path) => {
      const found = await read(path);
      return found && preparePage(renderPage(shell, found, absolute));
    });
    return { missing, page };
  });

  platform.content.warm(async () => {
    const { page } = await rendered();
    for (const { url } of await pages.sitemap()) await page(decodeURIComponent(new URL(url).pathname));
  });

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { page } = await rendered();
    const found = path.includes('\0') ? null : await page(path).catch(unlessDatabaseTrouble);
    // The app finds out for itself what it can show of the page.
    if (found === undefined) return sendShell(reply);
    return found ? sendPrepared(request, reply, found, 200) : sendMissing(request, reply);
  };
  const sendMissing: SendMissing = async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    return sendPrepared(request, reply, (await rendered()).missing, 404);
  };
  for (const path of fixed.keys()) app.get(path, (request, reply) => send(request, reply, path));
  for (const area of named.keys()) {
    app.get<Named>(`/${area}/:name`, (request, reply) => {
      // Kept by path: a slash that came encoded must not make another page's path.
      const { name } = request.params;
      return send(request, reply, name.includes('/') ? '\0' : `/${area}/${name}`);
    });
  }
  return sendMissing;
}

const unlessDatabaseTrouble = (error: unknown): undefined => {
  if (!isDatabaseTrouble(error)) throw error;
};

/** What is made of a file, made anew when the file has changed; the last is kept while there is none. */
function latest<T>(file: string, make: (text: string) => Promise<T>): () => Promise<T> {
  let known: { changed: number; made: Promise<T> } | null = null;
  return async () => {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => known?.changed ?? 0,
    );
    if (known?.changed === changed) return known.made;
    const made = readFile(file, 'utf8').then(make);
    known = { changed, made };
    made.catch(() => {
      known = null;
    });
    return made;
  };
}
