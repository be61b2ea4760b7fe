import { useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { BLOG } from '#src/messages/blog.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { PostList } from '../components/post-list.tsx';

const back = { to: href('blog'), label: BLOG.back };

/** The articles with a tag (`?tag=`). */
export function Component() {
  const tag = useSearchParams()[0].get('tag')?.trim() ?? '';
  const toAll = <LinkButton to={href('blog')}>{BLOG.allPosts}</LinkButton>;
  if (tag === '') {
    return (
      <Page width="wide">
        <title>{pageTitle(BLOG.tags)}</title>
        <EmptyState illustration="asleep" heading="h1" title={BLOG.noTagTitle} action={toAll}>
          {BLOG.noTagText}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="wide">
      <title>{pageTitle(BLOG.tagTitle(tag))}</title>
      <PageHeader title={BLOG.tagTitle(tag)} text={BLOG.tagText} back={back} />
      <PostList
        shelf={{ kind: 'tag', tag }}
        empty={
          <EmptyState illustration="asleep" title={BLOG.tagEmptyTitle} action={toAll}>
            {BLOG.tagEmptyText}
          </EmptyState>
        }
      />
    </Page>
  );
}
