import { readPack } from '#server/content/read-pack.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { STARTER } from '../tests/support/starter.ts';
import type { Figure } from './table.ts';

/** Figures of the public pages of a fresh server with the starter content. */
export async function ofPublicPages(
  measure: (name: string, url: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const reading = await readPack('content');
  const article = reading.ok ? reading.pack.blog_posts[0]?.slug : undefined;
  if (article === undefined) throw new Error('the starter content has problems or no article');
  const server = await ServerProcess.create();
  try {
    return [
      ...(await measure('home', `${server.origin}/`)),
      ...(await measure('article', `${server.origin}/blog/${encodeURIComponent(article)}`)),
      ...(await measure('study sheet', `${server.origin}/phieu/${STARTER.sheet}`)),
      ...(await measure('route', `${server.origin}/view-roadmap`)),
    ];
  } finally {
    await server.dispose();
  }
}
