import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { BLOG } from '#src/messages/blog.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CategoryLinks } from '../components/category-links.tsx';
import { PostList } from '../components/post-list.tsx';

const blogCategories = () => readQuery(ENDPOINTS.blog.categories, {}, { staleTime: 5 * 60_000 });

/** The study corner: every article, or those of a category (`?category=`). */
export function Component() {
  const chosen = useSearchParams()[0].get('category') || null;
  const categories = useQuery(blogCategories()).data?.categories;
  const name = categories?.find(({ id }) => id === chosen)?.name;
  return (
    <Page width="wide">
      <title>{pageTitle(name ? `${name} – ${BLOG.title}` : BLOG.title)}</title>
      <PageHeader title={BLOG.title} text={BLOG.text} />
      <CategoryLinks categories={categories} chosen={chosen} />
      <PostList
        shelf={chosen === null ? { kind: 'all' } : { kind: 'category', id: chosen }}
        empty={
          <EmptyState illustration="asleep" title={BLOG.emptyTitle}>
            {BLOG.emptyText}
          </EmptyState>
        }
      />
    </Page>
  );
}
