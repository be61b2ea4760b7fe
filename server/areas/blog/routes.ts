import type { BlogPostPage, BlogPostSummary } from '#contract/blog.ts';
import { articlesOf, categoryId } from '#server/domain/blog/articles.ts';
import { foldTag } from '#server/domain/blog/fold-tag.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { RawJson } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';

const PAGE_SIZE = 10;

/** @param page from 0 */
const pageOf = (posts: readonly BlogPostSummary[], page: number, size = PAGE_SIZE): BlogPostPage => ({
  posts: posts.slice(page * size, (page + 1) * size),
  total: posts.length,
  page_size: size,
});

/** Articles about the exam itself carry this tag. */
const EXAM_TAG = 'kỳ thi';

export function handlers(platform: Platform): Handlers<'blog'> {
  const { content } = platform;
  const articles = articlesOf(platform);
  const tagged = async (tag: string): Promise<BlogPostSummary[]> => {
    const folded = foldTag(tag);
    return (await articles.all()).filter(({ tags }) => tags.some((each) => foldTag(each) === folded));
  };

  const pages = content.keep(
    async (page) => new RawJson(JSON.stringify(pageOf(await articles.all(), Number(page)))),
  );
  const posts = content.keep(async (idOrSlug) => {
    const post = await articles.read(idOrSlug);
    return post && new RawJson(JSON.stringify(post));
  });

  content.warm(async () => {
    const all = await articles.all();
    for (let page = 0; page * PAGE_SIZE < all.length; page += 1) await pages(String(page));
    for (const { id, slug } of all) {
      await posts(id);
      await posts(slug);
    }
  });

  return {
    index: ({ query }) => pages(String(query.page)),
    categories: async () => ({ categories: await articles.categories() }),
    categoryPosts: async ({ params, query }) => {
      const category = (await articles.categories()).find(({ id }) => id === params.id);
      if (!category) throw new ApiFailure('NOT_FOUND');
      const inCategory = (await articles.all()).filter((post) => categoryId(post.category) === category.id);
      return { ...pageOf(inCategory, query.page), category: { id: category.id, name: category.name } };
    },
    searchTag: async ({ query }) => pageOf(await tagged(query.tag), query.page),
    exam: async ({ query }) => pageOf(await tagged(EXAM_TAG), query.page, query.limit),
    post: async ({ params }) => {
      const post = await posts(params.id);
      if (!post) throw new ApiFailure('NOT_FOUND');
      return post;
    },
  };
}
