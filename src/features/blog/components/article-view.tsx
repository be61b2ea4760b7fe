import { Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { BlogPostSummary } from '#contract/blog.ts';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { formatDate } from '#rules/text/formats.ts';
import { type Heading, renderMarkdown } from '#rules/text/markdown.ts';
import { BLOG } from '#src/messages/blog.ts';
import { shareLink } from '#src/platform/browser/share-link.ts';
import { SaveOffline } from '#src/shared/saved-texts/save-offline.tsx';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { showToast } from '#src/ui/toast.ts';
import { PostCard } from './post-card.tsx';

/** An article's tags, each linked to the articles with that tag. */
const TagLinks = ({ tags }: { tags: readonly string[] }) => (
  <ul aria-label={BLOG.tags} className="flex flex-wrap gap-x-4">
    {tags.map((tag) => (
      <li key={tag}>
        <Link
          to={href('taggedArticles', {}, { tag })}
          className="inline-flex min-h-11 items-center text-sm text-brand-strong hover:underline"
        >
          #{tag}
        </Link>
      </li>
    ))}
  </ul>
);

async function share(title: string): Promise<void> {
  const outcome = await shareLink(title, location.origin + location.pathname);
  if (outcome === 'copied') showToast('success', BLOG.linkCopied);
  if (outcome === 'failed') showToast('error', BLOG.linkNotCopied);
}

const ShareButton = ({ title }: { title: string }) => (
  <Button variant="secondary" icon={Share2} onClick={() => void share(title)}>
    {BLOG.share}
  </Button>
);

/** Related articles; nothing if there are none. */
function RelatedPosts({ posts }: { posts: readonly BlogPostSummary[] }) {
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

/** Table of contents: a link to each heading of the article. */
function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-labelledby="contents" className="rounded-card border border-line bg-surface p-4">
      <h2 id="contents" className="text-sm font-semibold text-muted">
        {BLOG.contents}
      </h2>
      <ul className="mt-1">
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level === 3 ? 'pl-4' : ''}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-sm text-brand-strong hover:underline lg:min-h-9 lg:text-sm"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
