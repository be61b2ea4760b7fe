import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { BLOG } from '#src/messages/blog.ts';

/** An article's tags, each linked to the articles with that tag. */
export const TagLinks = ({ tags }: { tags: readonly string[] }) => (
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
