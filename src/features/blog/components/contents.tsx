import type { Heading } from '#rules/text/markdown.ts';
import { BLOG } from '#src/messages/blog.ts';

/** Table of contents: a link to each heading of the article. */
export function Contents({ headings }: { headings: Heading[] }) {
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
