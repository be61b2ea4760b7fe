import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { blogIndex } from '#src/shared/queries/blog-index.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryList } from './entry-list.tsx';
import { SectionLink } from './section-link.tsx';

/** Number of articles on the home page. */
const SHOWN = 3;

export function HomePosts() {
  const query = useQuery(blogIndex(0));
  const cards = query.data?.posts
    .slice(0, SHOWN)
    .map((post) => (
      <EntryCard
        key={post.id}
        to={href('article', { slug: post.slug })}
        title={post.title}
        text={post.summary}
        facts={`${post.category} · ${HOME.minutes(post.reading_minutes)}`}
      />
    ));
  const all = <SectionLink to={href('blog')}>{HOME.allPosts}</SectionLink>;
  return <EntryList title={HOME.blogTitle} end={all} cards={cards} failed={query.isError} />;
}
