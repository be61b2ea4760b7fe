import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { articlesOf } from '../areas/blog/articles.ts';
import { catalogueOf } from '../areas/course/catalogue.ts';
import { studySheets } from '../db/schema-content.ts';
import type { Platform } from '../platform.ts';
import { articlePage, articlePath } from './article-page.ts';
import type { Absolute } from './graph.ts';
import { blogPage, homePage } from './list-pages.ts';
import type { SeoPage } from './page.ts';
import { sheetPage, sheetPath } from './sheet-page.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Each gives null when the content has no such page. */
export interface SitePages {
  home(): Promise<SeoPage>;
  blog(): Promise<SeoPage>;
  article(slug: string): Promise<SeoPage | null>;
  sheet(id: string): Promise<SeoPage | null>;
  sitemap(): Promise<SitemapEntry[]>;
}

/** The pages that the content makes, read from the database each time. */
export function sitePages(platform: Pick<Platform, 'db' | 'content'>, absolute: Absolute): SitePages {
  const { db } = platform;
  const articles = articlesOf(platform);
  const catalogue = catalogueOf(platform);
  const { retired, ...sheetColumns } = getTableColumns(studySheets);
  // A sheet with nothing to read is none.
  const live = and(eq(retired, false), sql`${studySheets.body} ~ '[^[:space:]]'`);
  const sheets = () => {
    const { id, title, summary } = sheetColumns;
    return db.select({ id, title, summary }).from(studySheets).where(live).orderBy(asc(id));
  };

  return {
    async home() {
      const [courses, sheetRows, posts] = await Promise.all([catalogue.all(), sheets(), articles.all()]);
      return homePage(
        {
          courses: courses.map(({ id, name, summary }) => ({
            path: `/course-detail/${encodeURIComponent(id)}`,
            title: name,
            text: summary,
          })),
          sheets: sheetRows.map(({ id, title, summary }) => ({ path: sheetPath(id), title, text: summary })),
          posts,
        },
        absolute,
      );
    },
    blog: async () => blogPage(await articles.all(), absolute),
    async article(slug) {
      const post = await articles.read(slug);
      return post && articlePage(post, absolute);
    },
    async sheet(id) {
      const [row] = await db
        .select(sheetColumns)
        .from(studySheets)
        .where(and(live, eq(studySheets.id, id)));
      return row ? sheetPage(row, absolute) : null;
    },
    async sitemap() {
      const [posts, sheetRows] = await Promise.all([articles.all(), sheets()]);
      return [
        { url: absolute('/') },
        { url: absolute('/blog') },
        ...posts.map(({ slug, published_on }) => ({
          url: absolute(articlePath(slug)),
          changedOn: published_on,
        })),
        ...sheetRows.map(({ id }) => ({ url: absolute(sheetPath(id)) })),
      ];
    },
  };
}
