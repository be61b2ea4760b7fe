import { useMemo } from 'react';
import type { blogPost } from '#contract/blog.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { formatDate } from '#rules/formats.ts';
import { renderMarkdown } from '#rules/markdown.ts';
import { BLOG } from '#src/messages/blog.ts';
import { OfflineBadge } from '#src/ui/offline-badge.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { Contents } from './contents.tsx';
import { ShareButton } from './share-button.tsx';

/** Fewer headings than this need no table of contents. */
const CONTENTS_FROM = 3;

export function ArticleView({ post }: { post: ResponseOf<typeof blogPost> }) {
  const headings = useMemo(() => renderMarkdown(post.body).headings, [post.body]);
  const contents = headings.length >= CONTENTS_FROM ? <Contents headings={headings} /> : null;
  return (
    <article className="grid gap-6 sm:gap-8">
      <PageHeader title={post.title} text={post.summary} back={{ to: '/blog', label: BLOG.back }}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <span>
            {post.author} · {formatDate(post.published_on)} · {BLOG.minutes(post.reading_minutes)}
          </span>
          <OfflineBadge />
        </p>
      </PageHeader>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,68ch)_minmax(14rem,1fr)] lg:gap-12">
        {contents && <div className="lg:sticky lg:top-24 lg:order-last lg:self-start">{contents}</div>}
        <div className="grid min-w-0 content-start gap-8">
          <Prose markdown={post.body} size="passage" />
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
            <p className="text-sm text-muted">{post.tags.map((tag) => `#${tag}`).join('  ')}</p>
            <ShareButton title={post.title} />
          </div>
        </div>
      </div>
    </article>
  );
}
