import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BlogPostPage } from '#contract/blog.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readPages } from '#src/platform/http/read-pages.ts';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx';
import { PostCard } from './post-card.tsx';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

function BlogSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4 sm:grid-cols-2">
        {PLACEHOLDERS.map((place) => (
          <Card key={place} className="grid gap-3">
            <Skeleton className="h-7 w-24" />
            <Skeleton className="h-7 w-4/5" />
            <SkeletonText lines={3} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

/** Filter of the articles: all, those of a category (by id), or those with a tag. */
type Shelf = { kind: 'all' } | { kind: 'category'; id: string } | { kind: 'tag'; tag: string };

const PAGED = {
  initialPageParam: 0,
  getNextPageParam: (last: BlogPostPage, pages: BlogPostPage[]) => {
    const read = pages.reduce((sum, page) => sum + page.posts.length, 0);
    return last.posts.length > 0 && read < last.total ? pages.length : null;
  },
  staleTime: 5 * 60_000,
};

const allPosts = () => readPages(ENDPOINTS.blog.index, (page: number) => ({ query: { page } }), PAGED);

const postsOfCategory = (id: string) =>
  readPages(ENDPOINTS.blog.categoryPosts, (page: number) => ({ params: { id }, query: { page } }), PAGED);

const postsWithTag = (tag: string) =>
  readPages(ENDPOINTS.blog.searchTag, (page: number) => ({ query: { tag, page } }), PAGED);

/** Articles of the study corner, newest first, one page at a time. */
function postPages(shelf: Shelf): ReturnType<typeof allPosts> {
  if (shelf.kind === 'all') return allPosts();
  if (shelf.kind === 'tag') return postsWithTag(shelf.tag);
  // Pages of a category say more than is asked for here.
  return postsOfCategory(shelf.id) as unknown as ReturnType<typeof allPosts>;
}

/** The articles of a shelf, or `empty` if there are none. */
export function PostList({ shelf, empty }: { shelf: Shelf; empty: ReactNode }) {
  const query = useInfiniteQuery(postPages(shelf));
  const posts = query.data?.pages.flatMap((page) => page.posts);
  return (
    <Loaded
      query={{ ...query, data: posts }}
      waiting={<BlogSkeleton />}
      empty={(all) => all.length === 0 && empty}
    >
      {(all) => (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {all.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </ul>
          <MoreButton query={query} />
        </>
      )}
    </Loaded>
  );
}
