import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { PUBLIC_QUERIES } from '#contract/protocol/public-queries.ts';
import { BLOG } from '#src/messages/blog.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { urlOf } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { ArticleSkeleton } from '#src/ui/article-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { ArticleView } from '../components/article-view.tsx';

const blogPost = (slug: string) =>
  readQuery(ENDPOINTS.blog.post, { params: { id: slug } }, { staleTime: 5 * 60_000 });

export function Component() {
  const { slug = '' } = useParams();
  const query = useQuery(blogPost(slug));
  return (
    <Page width="wide">
      <title>{pageTitle(query.data?.title ?? BLOG.article)}</title>
      <Loaded query={query} waiting={<ArticleSkeleton />} heading="h1">
        {(data) => <ArticleView post={data} read={urlOf(PUBLIC_QUERIES.blogPost, { id: slug })} />}
      </Loaded>
    </Page>
  );
}
