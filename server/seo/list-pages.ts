import type { BlogPostSummary } from '#contract/blog.ts';
import { pageOf } from '../areas/blog/page-of.ts';
import { articlePath } from './article-page.ts';
import { type Absolute, breadcrumbs, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { type Entry, entryList, framed, pageHeader } from './parts.ts';
import { WORDS } from './words.ts';

/** Articles that the home page names. */
const HOME_POSTS = 6;

const entryOf = ({ slug, title, summary }: BlogPostSummary): Entry => ({
  path: articlePath(slug),
  title,
  text: summary,
});

/** The study corner: every article, newest first. */
export const blogPage = (posts: readonly BlogPostSummary[], absolute: Absolute): SeoPage => ({
  path: '/blog',
  title: `${WORDS.blog} – ${WORDS.site}`,
  description: WORDS.blogText,
  type: 'website',
  graph: [
    {
      '@type': 'Blog',
      name: WORDS.blog,
      description: WORDS.blogText,
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
    breadcrumbs(absolute, [{ path: '/blog', title: WORDS.blog }]),
  ],
  body: framed(
    // The app puts the categories there.
    `${pageHeader(WORDS.blog, WORDS.blogText)}<div class="min-h-13"></div>${entryList(null, posts.map(entryOf))}`,
    'max-w-6xl',
  ),
  read: { path: '/blog/index', data: pageOf(posts, 0) },
});

export interface HomeContent {
  courses: readonly Entry[];
  sheets: readonly Entry[];
  posts: readonly BlogPostSummary[];
}

export const homePage = ({ courses, sheets, posts }: HomeContent, absolute: Absolute): SeoPage => ({
  path: '/',
  title: WORDS.homeTitle,
  description: WORDS.description,
  type: 'website',
  graph: [
    {
      '@type': 'WebSite',
      name: WORDS.site,
      description: WORDS.description,
      inLanguage: 'vi',
      url: absolute('/'),
      publisher: publisher(absolute),
    },
  ],
  body: framed(
    pageHeader(WORDS.homeHeading, WORDS.homeText) +
      entryList(WORDS.courses, courses) +
      entryList(WORDS.sheets, sheets) +
      entryList(WORDS.blog, posts.slice(0, HOME_POSTS).map(entryOf)),
    'max-w-6xl',
  ),
});
