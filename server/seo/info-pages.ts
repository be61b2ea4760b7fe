import type { contactWays } from '#contract/contact-ways.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { formatDate } from '#rules/formats.ts';
import { renderMarkdown } from '#rules/markdown.ts';
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

type Ways = ResponseOf<typeof contactWays>;

/** Who runs the site and how to reach them, as far as they have told. */
function waysSection(ways: Ways): string {
  const told = (['company', 'email', 'phone', 'address'] as const).flatMap((kind) => {
    const value = ways[kind];
    return value === null ? [] : [`<li>${CONTACT.kinds[kind]}: ${escapeHtml(value)}</li>`];
  });
  const list = told.length > 0 ? `<ul class="grid gap-1">${told.join('')}</ul>` : '';
  const none = ways.email === null && ways.phone === null ? `<p class="text-muted">${CONTACT.none}</p>` : '';
  return section(CONTACT.waysTitle, list + none);
}

export const paymentsPage = (absolute: Absolute): SeoPage =>
  infoPage({ path: '/payments', text: INFO.payments.text, content: prose(PAYMENTS_TEXT) }, absolute);

export const commitPage = (absolute: Absolute): SeoPage =>
  infoPage({ path: '/output-commit', text: INFO.commit.text, content: prose(COMMIT_TEXT) }, absolute);

export const termsPage = (absolute: Absolute, ways: Ways): SeoPage =>
  infoPage(
    {
      path: '/terms-conditions',
      text: INFO.terms.text,
      content: prose(TERMS_TEXT) + waysSection(ways),
      facts: INFO.changedOn(formatDate(TERMS_CHANGED_ON)),
      node: { dateModified: TERMS_CHANGED_ON },
    },
    absolute,
  );

/** The form's place, as high as the form: it is drawn by the app, and nothing may jump when it comes. */
function adviceForm(): string {
  const field = (label: string): string =>
    `<div class="grid gap-1.5"><span class="text-sm font-semibold">${label}</span>` +
    `<div class="min-h-12 rounded-card border border-line-strong bg-surface"></div></div>`;
  const fields = [ADVICE.name, ADVICE.phone, ADVICE.email].map(field).join('');
  return (
    `<div class="rounded-card border border-line bg-surface p-4 sm:p-5">` +
    section(
      ADVICE.title,
      `<p class="text-muted text-pretty">${ADVICE.text}</p>` +
        `<div class="grid content-start gap-4"><div aria-hidden="true" class="grid gap-4">${fields}</div>` +
        `<p class="flex min-h-13 items-center text-muted">${WORDS.formComes}</p></div>`,
    ) +
    '</div>'
  );
}

export function contactPage(absolute: Absolute, ways: Ways): SeoPage {
  const content =
    '<div class="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">' +
    `${adviceForm()}${waysSection(ways)}</div>`;
  return infoPage(
    { path: '/contact', text: CONTACT.text, content, node: { '@type': 'ContactPage' } },
    absolute,
  );
}
