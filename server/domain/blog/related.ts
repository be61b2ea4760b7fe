import type { BlogPostSummary } from '#contract/blog.ts';
import { foldTag } from './fold-tag.ts';

const MAX_RELATED = 3;

/** Articles sharing tags or the category with one, the closest first; ties by date, newest first. */
export function relatedTo(
  post: Pick<BlogPostSummary, 'id' | 'category' | 'tags'>,
  newestFirst: readonly BlogPostSummary[],
): BlogPostSummary[] {
  const tags = new Set(post.tags.map(foldTag));
  return newestFirst
    .filter(({ id }) => id !== post.id)
    .map((other) => ({
      other,
      closeness:
        2 * other.tags.filter((tag) => tags.has(foldTag(tag))).length +
        (other.category === post.category ? 1 : 0),
    }))
    .filter(({ closeness }) => closeness > 0)
    .sort((one, two) => two.closeness - one.closeness)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}
