import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#src/ui/loaded.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { postPages, type Shelf } from '../api/post-pages.ts';
import { BlogSkeleton } from './blog-skeleton.tsx';
import { PostCard } from './post-card.tsx';

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
