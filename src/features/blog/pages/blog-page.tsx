import { useInfiniteQuery } from '@tanstack/react-query';
import { BLOG } from '#src/messages/blog.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { blogPages } from '../api/blog-pages.ts';
import { BlogSkeleton } from '../components/blog-skeleton.tsx';
import { PostCard } from '../components/post-card.tsx';

export function Component() {
  const query = useInfiniteQuery(blogPages());
  const posts = query.data?.pages.flatMap((page) => page.posts);
  return (
    <Page width="wide">
      <title>{`${BLOG.title} – Luyện`}</title>
      <PageHeader title={BLOG.title} text={BLOG.text} />
      {!posts && !query.isError && <BlogSkeleton />}
      {!posts && query.isError && (
        <FailureState heading="h2" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {posts?.length === 0 && (
        <EmptyState illustration="notebook" title={BLOG.emptyTitle}>
          {BLOG.emptyText}
        </EmptyState>
      )}
      {posts && posts.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {BLOG.more}
        </Button>
      )}
    </Page>
  );
}
