import { type ReactNode, useMemo } from 'react';
import { type Heading, renderMarkdown } from '#rules/text/markdown.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { SITE_PAGES } from '#src/messages/site-pages.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';

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
function TextContents({ headings }: { headings: readonly Heading[] }) {
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

interface TextPageProps {
  title: string;
  text: string;
  markdown: string;
  /** Small facts below the title. */
  facts?: ReactNode;
  /** Content before the prose. */
  lead?: ReactNode;
  /** What to do after reading. */
  end?: ReactNode;
}

/** A page of prose with its contents beside it. */
export function TextPage({ title, text, markdown, facts, lead, end }: TextPageProps) {
  const headings = useMemo(
    () => renderMarkdown(markdown).headings.filter(({ level }) => level === 2),
    [markdown],
  );
  return (
    <Page width="wide">
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} text={text}>
        {facts}
      </PageHeader>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,68ch)_minmax(14rem,1fr)] lg:gap-12">
        <div className="lg:sticky lg:top-24 lg:order-last lg:self-start">
          <TextContents headings={headings} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          {lead}
          <Prose markdown={markdown} />
          {end && <div className="flex flex-wrap gap-3 border-t border-line pt-6">{end}</div>}
        </div>
      </div>
    </Page>
  );
}
