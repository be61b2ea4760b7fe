import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { HOME } from '#src/messages/home.ts';
import { blogIndex } from '#src/reads/blog-index.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryList } from './entry-list.tsx';

/** Articles on the home page. */
const SHOWN = 3;

export function HomePosts() {
  const query = useQuery(blogIndex(0));
  const cards = query.data?.posts
    .slice(0, SHOWN)
    .map((post) => (
      <EntryCard
        key={post.id}
        to={`/blog/${post.slug}`}
        title={post.title}
        text={post.summary}
        facts={`${post.category} · ${HOME.minutes(post.reading_minutes)}`}
      />
    ));
  const all = (
    <Link
      to="/blog"
      className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
    >
      {HOME.allPosts}
    </Link>
  );
  return <EntryList title={HOME.blogTitle} end={all} cards={cards} failed={query.isError} />;
}
