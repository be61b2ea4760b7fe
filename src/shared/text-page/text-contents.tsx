import type { Heading } from '#rules/text/markdown.ts';
import { SITE_PAGES } from '#src/messages/site-pages.ts';

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-brand-strong hover:underline lg:min-h-9 lg:text-sm"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Table of contents: collapsed on a phone, where a long list would hide the text; beside the text on wide
 * screens.
 */
export function TextContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <>
      <details className="rounded-card border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-11 items-center font-semibold">{SITE_PAGES.contents}</summary>
        <div className="pb-2">
          <Links headings={headings} />
        </div>
      </details>
      <nav aria-label={SITE_PAGES.contents} className="hidden lg:block">
        <p className="text-sm font-semibold text-muted">{SITE_PAGES.contents}</p>
        <Links headings={headings} />
      </nav>
    </>
  );
}
