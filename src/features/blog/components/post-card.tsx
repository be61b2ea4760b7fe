import { Link } from 'react-router';
import type { BlogPostSummary } from '#contract/blog.ts';
import { href } from '#contract/href.ts';
import { formatDate } from '#rules/text/formats.ts';
import { BLOG } from '#src/messages/blog.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';

interface PostCardProps {
  post: BlogPostSummary;
  heading?: 'h2' | 'h3';
}

/** An article in a list; the whole card is a link. */
export function PostCard({ post, heading: Heading = 'h2' }: PostCardProps) {
  return (
    <Card
      as="li"
      className="relative grid grid-rows-[auto_auto_1fr_auto] gap-2 transition-colors hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <p>
        <Badge tone="brand">{post.category}</Badge>
      </p>
      <Heading className="text-lg font-semibold">
        <Link to={href('article', { slug: post.slug })} className="outline-none after:absolute after:inset-0">
          {post.title}
        </Link>
      </Heading>
      <p className="line-clamp-3 text-muted">{post.summary}</p>
      <p className="mt-1 text-sm text-muted">
        {formatDate(post.published_on)} · {BLOG.minutes(post.reading_minutes)}
      </p>
    </Card>
  );
}
