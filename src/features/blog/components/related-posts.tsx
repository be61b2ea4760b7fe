import type { BlogPostSummary } from '#contract/blog.ts';
import { BLOG } from '#src/messages/blog.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { PostCard } from './post-card.tsx';

/** Related articles; nothing if there are none. */
export function RelatedPosts({ posts }: { posts: readonly BlogPostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="grid gap-4">
      <SectionHead title={BLOG.related} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
