import type { BlogPostSummary } from '#contract/blog.ts';
import { BLOG } from '#src/messages/blog.ts';
import { pageOf } from '../areas/blog/page-of.ts';
import { type Absolute, breadcrumbs, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { type Entry, entryList, framed, pageHeader } from './parts.ts';
import { articlePath } from './paths.ts';
import { WORDS } from './words.ts';

export const articleEntry = ({ slug, title, summary }: BlogPostSummary): Entry => ({
  path: articlePath(slug),
  title,
  text: summary,
});

/** The study corner: every article, newest first. */
export const blogPage = (posts: readonly BlogPostSummary[], absolute: Absolute): SeoPage => ({
  path: '/blog',
  title: `${BLOG.title} – ${WORDS.site}`,
  description: BLOG.text,
  type: 'website',
  graph: [
    {
      '@type': 'Blog',
      name: BLOG.title,
      description: BLOG.text,
      inLanguage: 'vi',
      url: absolute('/blog'),
      publisher: publisher(absolute),
      blogPost: posts.map(({ slug, title, published_on }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: absolute(articlePath(slug)),
        datePublished: published_on,
      })),
    },
    breadcrumbs(absolute, [{ path: '/blog', title: BLOG.title }]),
  ],
  body: framed(
    // The app puts the categories there.
    `${pageHeader(BLOG.title, BLOG.text)}<div class="min-h-13"></div>${entryList(null, posts.map(articleEntry))}`,
    'max-w-6xl',
  ),
  read: { path: '/blog/index', data: pageOf(posts, 0) },
});
