import type { ResponseOf } from '#contract/endpoint.ts';
import type { ENDPOINTS } from '#contract/endpoints.ts';
import { formatDate } from '#rules/formats.ts';
import { type Heading, renderMarkdown } from '#rules/markdown.ts';
import { BLOG } from '#src/messages/blog.ts';
import { escapeHtml } from './escape.ts';
import { type Absolute, breadcrumbs, duration, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { backLink, entryList, framed, pageHeader } from './parts.ts';
import { articlePath } from './paths.ts';
import { PICTURE } from './picture.ts';
import { WORDS } from './words.ts';

/** Pictures that sites which show a link can draw. */
const RASTER = /\.(?:jpe?g|png|webp)$/i;

/** Fewer headings than this need no table of contents. */
const CONTENTS_FROM = 3;

function contentsOf(headings: readonly Heading[]): string {
  if (headings.length < CONTENTS_FROM) return '';
  const links = headings.map(
    ({ id, level, text }) =>
      `<li class="${level === 3 ? 'pl-4' : ''}"><a href="#${id}" class="flex min-h-11 items-center rounded-sm text-brand-strong lg:min-h-9 lg:text-sm">${escapeHtml(text)}</a></li>`,
  );
  return (
    `<div class="lg:order-last"><nav aria-labelledby="contents" class="rounded-card border border-line bg-surface p-4">` +
    `<h2 id="contents" class="text-sm font-semibold text-muted">${BLOG.contents}</h2><ul class="mt-1">${links.join('')}</ul></nav></div>`
  );
}

/** An article of the study corner. */
export function articlePage(post: ResponseOf<typeof ENDPOINTS.blog.post>, absolute: Absolute): SeoPage {
  const path = articlePath(post.slug);
  const { html, headings, media } = renderMarkdown(post.body);
  const image = media.find((each) => RASTER.test(each));
  const facts = `${post.author} · ${formatDate(post.published_on)} · ${BLOG.minutes(post.reading_minutes)}`;
  const related = post.related.map(({ slug, title, summary }) => ({
    path: articlePath(slug),
    title,
    text: summary,
  }));
  return {
    path,
    title: `${post.title} – ${WORDS.site}`,
    description: post.summary,
    type: 'article',
    image,
    properties: [
      ['article:published_time', post.published_on],
      ['article:section', post.category],
      ...post.tags.map((tag) => ['article:tag', tag] as const),
    ],
    graph: [
      {
        '@type': 'Article',
        headline: post.title,
        description: post.summary,
        inLanguage: 'vi',
        url: absolute(path),
        mainEntityOfPage: absolute(path),
        datePublished: post.published_on,
        author: { '@type': 'Organization', name: post.author },
        publisher: publisher(absolute),
        articleSection: post.category,
        keywords: post.tags,
        timeRequired: duration(post.reading_minutes),
        isAccessibleForFree: true,
        image: absolute(image ?? PICTURE),
      },
      breadcrumbs(absolute, [
        { path: '/blog', title: BLOG.title },
        { path, title: post.title },
      ]),
    ],
    body: framed(
      `<article class="grid gap-6 sm:gap-8">${pageHeader(post.title, post.summary, facts, backLink('/blog', BLOG.title))}` +
        `<div class="grid gap-6 lg:grid-cols-[minmax(0,68ch)_minmax(14rem,1fr)] lg:gap-12">${contentsOf(headings)}` +
        `<div class="prose prose-passage">${html}</div></div></article>${entryList(BLOG.related, related)}`,
      'max-w-6xl',
    ),
    read: { path, data: post },
  };
}
