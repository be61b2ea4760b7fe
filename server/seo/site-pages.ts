import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { articlesOf } from '#server/domain/blog/articles.ts';
import { catalogueOf } from '#server/domain/course/catalogue.ts';
import { studySheets } from '../db/schema-content.ts';
import type { Platform } from '../platform.ts';
import { articlePage } from './article-page.ts';
import { blogPage } from './blog-page.ts';
import { coursePage } from './course-page.ts';
import type { Absolute } from './graph.ts';
import { homePage } from './home-page.ts';
import { commitPage, contactPage, paymentsPage, roadmapPage, termsPage } from './info-pages.ts';
import type { SeoPage } from './page.ts';
import { articlePath, coursePath, FIXED_PATHS, type FixedPath, sheetPath } from './paths.ts';
import { sheetPage } from './sheet-page.ts';
import type { SitemapEntry } from './sitemap.ts';

export interface SitePages {
  /** By address. */
  fixed: Readonly<Record<'/' | FixedPath, () => Promise<SeoPage>>>;
  /** By the first part of the address; each takes the second, and gives null when the content has no such page. */
  named: Readonly<Record<'blog' | 'phieu' | 'course-detail', (name: string) => Promise<SeoPage | null>>>;
  sitemap(): Promise<SitemapEntry[]>;
}

/** The pages for crawlers, from the content in the database each time. */
export function sitePages(platform: Pick<Platform, 'content'>, absolute: Absolute): SitePages {
  const { db } = platform.content;
  const articles = articlesOf(platform);
  const catalogue = catalogueOf(platform);
  const { retired, ...sheetColumns } = getTableColumns(studySheets);
  // A sheet with nothing to read is none.
  const live = and(eq(retired, false), sql`${studySheets.body} ~ '[^[:space:]]'`);
  const sheets = () =>
    db.select({ id: studySheets.id }).from(studySheets).where(live).orderBy(asc(studySheets.id));

  return {
    fixed: {
      '/': async () => homePage(absolute),
      '/blog': async () => blogPage(await articles.all(), absolute),
      '/view-roadmap': async () => roadmapPage(absolute),
      '/payments': async () => paymentsPage(absolute),
      '/output-commit': async () => commitPage(absolute),
      '/terms-conditions': async () => termsPage(absolute),
      '/contact': async () => contactPage(absolute),
    },
    named: {
      blog: async (slug) => {
        const post = await articles.read(slug);
        return post && articlePage(post, absolute);
      },
      phieu: async (id) => {
        const [row] = await db
          .select(sheetColumns)
          .from(studySheets)
          .where(and(live, eq(studySheets.id, id)));
        return row ? sheetPage(row, absolute) : null;
      },
      'course-detail': async (id) => {
        const course = await catalogue.course(id);
        return course && coursePage(course, absolute);
      },
    },
    async sitemap() {
      const [posts, sheetRows, courses] = await Promise.all([articles.all(), sheets(), catalogue.all()]);
      return [
        ...['/', ...FIXED_PATHS].map((path) => ({ url: absolute(path) })),
        ...courses.map(({ id }) => ({ url: absolute(coursePath(id)) })),
        ...posts.map(({ slug, published_on }) => ({
          url: absolute(articlePath(slug)),
          changedOn: published_on,
        })),
        ...sheetRows.map(({ id }) => ({ url: absolute(sheetPath(id)) })),
      ];
    },
  };
}
