import { formatDate } from '#rules/formats.ts';
import { renderMarkdown } from '#rules/markdown.ts';
import { SUPPORT_CONTACTS } from '#src/features/contact/model/support-contacts.ts';
import { COMMIT_TEXT } from '#src/features/info/content/output-commit.ts';
import { PAYMENTS_TEXT } from '#src/features/info/content/payments.ts';
import { TERMS_CHANGED_ON, TERMS_TEXT } from '#src/features/info/content/terms.ts';
import { ADVICE, CONTACT } from '#src/messages/contact.ts';
import { INFO } from '#src/messages/info.ts';
import { escapeHtml } from './escape.ts';
import { type Absolute, breadcrumbs, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { framed, pageHeader, proseWithContents, section } from './parts.ts';
import type { FixedPath } from './paths.ts';
import { WORDS } from './words.ts';

interface InfoPage {
  path: FixedPath;
  text: string;
  /** HTML below the page's header. */
  content: string;
  /** In small letters below the title. */
  facts?: string;
  /** Besides what every page's node says. */
  node?: Record<string, unknown>;
}

/** A page about the site itself. */
export function infoPage({ path, text, content, facts, node }: InfoPage, absolute: Absolute): SeoPage {
  const name = WORDS.names[path];
  return {
    path,
    title: `${name} – ${WORDS.site}`,
    description: text,
    type: 'website',
    graph: [
      {
        '@type': 'WebPage',
        name,
        description: text,
        inLanguage: 'vi',
        url: absolute(path),
        publisher: publisher(absolute),
        ...node,
      },
      breadcrumbs(absolute, [{ path, title: name }]),
    ],
    body: framed(pageHeader(name, text, facts) + content, 'max-w-6xl'),
  };
}

function prose(markdown: string): string {
  const { html, headings } = renderMarkdown(markdown);
  return proseWithContents(
    html,
    headings.filter(({ level }) => level === 2),
  );
}

export const paymentsPage = (absolute: Absolute): SeoPage =>
  infoPage({ path: '/payments', text: INFO.payments.text, content: prose(PAYMENTS_TEXT) }, absolute);

export const commitPage = (absolute: Absolute): SeoPage =>
  infoPage({ path: '/output-commit', text: INFO.commit.text, content: prose(COMMIT_TEXT) }, absolute);

export const termsPage = (absolute: Absolute): SeoPage =>
  infoPage(
    {
      path: '/terms-conditions',
      text: INFO.terms.text,
      content: prose(TERMS_TEXT),
      facts: INFO.changedOn(formatDate(TERMS_CHANGED_ON)),
      node: { dateModified: TERMS_CHANGED_ON },
    },
    absolute,
  );

export function contactPage(absolute: Absolute): SeoPage {
  const ways = SUPPORT_CONTACTS.map(
    ({ kind, value }) => `<li>${CONTACT.kinds[kind]}: ${escapeHtml(value)}</li>`,
  );
  const content =
    section(ADVICE.title, `<p class="text-muted text-pretty">${ADVICE.text}</p>`) +
    section(CONTACT.waysTitle, `<ul class="grid gap-1">${ways.join('')}</ul>`);
  return infoPage(
    { path: '/contact', text: CONTACT.text, content, node: { '@type': 'ContactPage' } },
    absolute,
  );
}
