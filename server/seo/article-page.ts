import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { renderMarkdown } from '#rules/text/markdown.ts';
import { BLOG } from '#src/messages/blog.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { type Absolute, breadcrumbs, duration, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { PICTURE } from './picture.ts';

/** Image formats that sites with link previews can show. */
const RASTER = /\.(?:jpe?g|png|webp)$/i;

/** An article of the study corner. */
export function articlePage(post: ResponseOf<typeof ENDPOINTS.blog.post>, absolute: Absolute): SeoPage {
  const path = href('article', { slug: post.slug });
  const image = renderMarkdown(post.body).media.find((each) => RASTER.test(each));
  return {
    path,
    source: 'src/features/blog/pages/article-page.tsx',
    title: pageTitle(post.title),
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
        { path: href('blog'), title: BLOG.title },
        { path, title: post.title },
      ]),
    ],
  };
}
