import { and, count, desc, eq, getTableColumns, or } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { ENDPOINTS } from '#contract/endpoints.ts';
import { blogPosts } from '../../db/schema-content.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { RawJson } from '../../http/envelope.ts';
import { type Handlers, visitor } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';

const PAGE_SIZE = 10;
const { body: bodyColumn, retired: retiredColumn, ...summaryColumns } = getTableColumns(blogPosts);

export function blogHandlers({ db, content }: Platform): Handlers<'blog'> {
  const live = eq(retiredColumn, false);

  const pages = content.keep(async (page) => {
    const posts = await db
      .select(summaryColumns)
      .from(blogPosts)
      .where(live)
      .orderBy(desc(blogPosts.published_on), blogPosts.id)
      .limit(PAGE_SIZE)
      .offset(Number(page) * PAGE_SIZE);
    const [all] = await db.select({ total: count() }).from(blogPosts).where(live);
    const total = all?.total ?? 0;
    return new RawJson(
      JSON.stringify({ posts, total, page_size: PAGE_SIZE } satisfies ResponseOf<
        typeof ENDPOINTS.blog.index
      >),
    );
  });

  const posts = content.keep(async (idOrSlug) => {
    const [post] = await db
      .select({ ...summaryColumns, body: bodyColumn })
      .from(blogPosts)
      .where(and(live, or(eq(blogPosts.id, idOrSlug), eq(blogPosts.slug, idOrSlug))));
    return post ? new RawJson(JSON.stringify(post satisfies ResponseOf<typeof ENDPOINTS.blog.post>)) : null;
  });

  return {
    index: visitor(({ query }) => pages(String(query.page))),
    post: visitor(async ({ params }) => {
      const post = await posts(params.id);
      if (!post) throw new ApiFailure('NOT_FOUND');
      return post;
    }),
  };
}
