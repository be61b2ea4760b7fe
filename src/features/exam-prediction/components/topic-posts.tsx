import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { blogIndex } from '#src/shared/queries/blog-index.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { PREDICTION } from '../messages/exam-prediction.ts';

const TAGS = new Set(['writing', 'speaking']);

/** Articles on writing and speaking, if this site has any. */
export function TopicPosts() {
  const { data } = useQuery(blogIndex(0));
  const posts = data?.posts.filter(({ tags }) => tags.some((tag) => TAGS.has(tag.toLowerCase()))) ?? [];
  if (posts.length === 0) return null;
  return (
    <section className="grid gap-3">
      <SectionHead title={PREDICTION.readingTitle} />
      <ul>
        {posts.map(({ id, slug, title }) => (
          <li key={id}>
            <TextLink to={href('article', { slug })}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
