import type { BlogPostSummary } from '#contract/blog.ts';
import { href } from '#contract/href.ts';
import { BLOG } from '#src/messages/blog.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { type Absolute, breadcrumbs, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';

/** The study corner: every article, newest first. */
export const blogPage = (posts: readonly BlogPostSummary[], absolute: Absolute): SeoPage => ({
  path: href('blog'),
  source: 'src/features/blog/pages/blog-page.tsx',
  title: pageTitle(BLOG.title),
  description: BLOG.text,
  type: 'website',
  graph: [
    {
      '@type': 'Blog',
      name: BLOG.title,
      description: BLOG.text,
      inLanguage: 'vi',
      url: absolute(href('blog')),
      publisher: publisher(absolute),
      blogPost: posts.map(({ slug, title, published_on }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: absolute(href('article', { slug })),
        datePublished: published_on,
      })),
    },
    breadcrumbs(absolute, [{ path: href('blog'), title: BLOG.title }]),
  ],
});
