import { Link } from 'react-router';
import type { BlogCategory } from '#contract/blog.ts';
import { href } from '#contract/href.ts';
import { BLOG } from '#src/messages/blog.ts';

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap';
const UNSELECTED = 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink';
const SELECTED = 'border-brand-strong bg-brand-soft text-brand-strong';

interface CategoryLinksProps {
  /** Undefined while unavailable. */
  categories: readonly BlogCategory[] | undefined;
  /** Id; null for all. */
  chosen: string | null;
}

/** Links to the categories. */
export function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
  const all = { id: null, name: BLOG.allCategories, post_count: null };
  const links = categories ? [all, ...categories] : [];
  return (
    <nav aria-label={BLOG.categories} className="-mx-4 min-h-13 sm:-mx-6 lg:mx-0">
      {/* One row that scrolls: the list below does not shift when it loads. */}
      <ul className="relative flex gap-2 overflow-x-auto px-4 py-1 sm:px-6 lg:flex-wrap lg:px-0">
        {links.map(({ id, name, post_count }) => (
          <li key={id}>
            <Link
              to={href('blog', {}, { category: id })}
              aria-current={id === chosen ? 'page' : undefined}
              preventScrollReset
              className={`${CHIP} ${id === chosen ? SELECTED : UNSELECTED}`}
            >
              {name}
              {post_count !== null && (
                <span className="text-sm font-normal">
                  <span aria-hidden="true">{post_count}</span>
                  <span className="sr-only">{BLOG.count(post_count)}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
