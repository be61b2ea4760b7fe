import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { href } from '#contract/href.ts';
import { PAGE_PATHS, type PageName } from '#contract/pages.ts';
import { articlesOf } from '#server/domain/blog/articles.ts';
import { catalogueOf } from '#server/domain/course/catalogue.ts';
import { studySheets } from '../db/schema-content.ts';
import type { Platform } from '../platform.ts';
import { articlePage } from './article-page.ts';
import { blogPage } from './blog-page.ts';
import { coursePage } from './course-page.ts';
import type { Absolute } from './graph.ts';
import { homePage } from './home-page.ts';
import {
  commitPage,
  contactPage,
  conversationPage,
  paymentsPage,
  roadmapPage,
  speakingRoomPage,
  termsPage,
} from './info-pages.ts';
import type { SeoPage } from './page.ts';
import { sheetPage } from './sheet-page.ts';
import type { SitemapEntry } from './sitemap.ts';

export interface SitePages {
  /** Pages with a fixed path, by path, in the order of the page footer. */
  fixed: ReadonlyMap<string, () => Promise<SeoPage>>;
  /**
   * By the first part of the path; each takes the second, and returns null when the content has no such page.
   */
  named: ReadonlyMap<string, (name: string) => Promise<SeoPage | null>>;
  sitemap(): Promise<SitemapEntry[]>;
}

const areaOf = (page: PageName): string => PAGE_PATHS[page].split('/')[1] ?? '';

/** The pages for crawlers, read from the database's content each time. */
export function sitePages(platform: Pick<Platform, 'content'>, absolute: Absolute): SitePages {
  const { db } = platform.content;
  const articles = articlesOf(platform);
  const catalogue = catalogueOf(platform);
  const { retired, ...sheetColumns } = getTableColumns(studySheets);
  // A sheet without anything to read has no page.
  const live = and(eq(retired, false), sql`${studySheets.body} ~ '[^[:space:]]'`);
  const sheets = () =>
    db.select({ id: studySheets.id }).from(studySheets).where(live).orderBy(asc(studySheets.id));

  const fixed: SitePages['fixed'] = new Map([
    [href('home'), async () => homePage(absolute)],
    [href('roadmap'), async () => roadmapPage(absolute)],
    [href('blog'), async () => blogPage(await articles.all(), absolute)],
    [href('speakingRoomGuest'), async () => speakingRoomPage(absolute)],
    [href('conversationGuest'), async () => conversationPage(absolute)],
    [href('payments'), async () => paymentsPage(absolute)],
    [href('outputCommitment'), async () => commitPage(absolute)],
    [href('terms'), async () => termsPage(absolute)],
    [href('contact'), async () => contactPage(absolute)],
  ]);
  const article = async (slug: string): Promise<SeoPage | null> => {
    const post = await articles.read(slug);
    return post && articlePage(post, absolute);
  };
  const studySheet = async (id: string): Promise<SeoPage | null> => {
    const [row] = await db
      .select(sheetColumns)
      .from(studySheets)
      .where(and(live, eq(studySheets.id, id)));
    return row ? sheetPage(row, absolute) : null;
  };
  const course = async (id: string): Promise<SeoPage | null> => {
    const found = await catalogue.course(id);
    return found && coursePage(found, absolute);
  };

  return {
    fixed,
    named: new Map([
      [areaOf('article'), article],
      [areaOf('studySheet'), studySheet],
      [areaOf('course'), course],
    ]),
    async sitemap() {
      const [posts, sheetRows, courses] = await Promise.all([articles.all(), sheets(), catalogue.all()]);
      return [
        ...[...fixed.keys()].map((path) => ({ url: absolute(path) })),
        ...courses.map(({ id }) => ({ url: absolute(href('course', { id })) })),
        ...posts.map(({ slug, published_on }) => ({
          url: absolute(href('article', { slug })),
          changedOn: published_on,
        })),
        ...sheetRows.map(({ id }) => ({ url: absolute(href('studySheet', { id })) })),
      ];
    },
  };
}
