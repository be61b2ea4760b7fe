import { and, desc, eq, getTableColumns, or } from 'drizzle-orm';
import type { BlogCategory, BlogPostSummary } from '#contract/blog.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { slugOf } from '#rules/text/slug.ts';
import { blogPosts } from '#server/db/schema-content.ts';
import type { Platform } from '#server/platform.ts';
import { relatedTo } from './related.ts';

type Article = ResponseOf<typeof ENDPOINTS.blog.post>;

export interface Articles {
  /** Newest first. */
  all(): Promise<BlogPostSummary[]>;
  /** The one with the most articles first. */
  categories(): Promise<BlogCategory[]>;
  /** By id or slug; null when there is none. Not cached. */
  read(idOrSlug: string): Promise<Article | null>;
}

/** A category's name as part of a URL. */
export const categoryId = (name: string): string => slugOf(name) || 'khac';

/** The articles of the content; everything except their texts is cached. */
export function articlesOf({ content }: Pick<Platform, 'content'>): Articles {
  const { body, retired, ...summaryColumns } = getTableColumns(blogPosts);
  const live = eq(retired, false);
  const load = content.keep(() =>
    content.db
      .select(summaryColumns)
      .from(blogPosts)
      .where(live)
      .orderBy(desc(blogPosts.published_on), blogPosts.id),
  );
  const all = (): Promise<BlogPostSummary[]> => load('all');
  return {
    all,
    async categories() {
      const byId = new Map<string, BlogCategory>();
      for (const { category: name } of await all()) {
        const id = categoryId(name);
        const category = byId.get(id) ?? { id, name, post_count: 0 };
        byId.set(id, { ...category, post_count: category.post_count + 1 });
      }
      return [...byId.values()].sort(
        (one, other) => other.post_count - one.post_count || one.name.localeCompare(other.name, 'vi'),
      );
    },
    async read(idOrSlug) {
      const [post] = await content.db
        .select({ ...summaryColumns, body })
        .from(blogPosts)
        .where(and(live, or(eq(blogPosts.id, idOrSlug), eq(blogPosts.slug, idOrSlug))));
      return post ? { ...post, related: relatedTo(post, await all()) } : null;
    },
  };
}
