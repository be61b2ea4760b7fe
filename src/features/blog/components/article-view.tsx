import { useMemo } from 'react';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { formatDate } from '#rules/text/formats.ts';
import { renderMarkdown } from '#rules/text/markdown.ts';
import { BLOG } from '#src/messages/blog.ts';
import { SaveOffline } from '#src/shared/saved-texts/save-offline.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { Contents } from './contents.tsx';
import { RelatedPosts } from './related-posts.tsx';
import { ShareButton } from './share-button.tsx';
import { TagLinks } from './tag-links.tsx';

/** Fewer headings than this need no table of contents. */
const CONTENTS_FROM = 3;

interface ArticleViewProps {
  post: ResponseOf<typeof ENDPOINTS.blog.post>;
  /** The API address of the article. */
  read: string;
}

export function ArticleView({ post, read }: ArticleViewProps) {
  const { headings, media } = useMemo(() => renderMarkdown(post.body), [post.body]);
  const contents = headings.length >= CONTENTS_FROM ? <Contents headings={headings} /> : null;
  return (
    <>
      <article className="grid gap-6 sm:gap-8">
        <PageHeader title={post.title} text={post.summary} back={{ to: href('blog'), label: BLOG.back }}>
          <p className="text-sm text-muted">
            {post.author} · {formatDate(post.published_on)} · {BLOG.minutes(post.reading_minutes)}
          </p>
        </PageHeader>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,68ch)_minmax(14rem,1fr)] lg:gap-12">
          {contents && <div className="lg:sticky lg:top-24 lg:order-last lg:self-start">{contents}</div>}
          <div className="grid min-w-0 content-start gap-8">
            <Prose markdown={post.body} size="passage" />
            <footer className="grid gap-4 border-t border-line pt-6">
              <TagLinks tags={post.tags} />
              <div className="flex flex-wrap items-center gap-3">
                <ShareButton title={post.title} />
                <SaveOffline read={read} media={media} />
              </div>
            </footer>
          </div>
        </div>
      </article>
      <RelatedPosts posts={post.related} />
    </>
  );
}
