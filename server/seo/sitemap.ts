import { escapeHtml } from './escape.ts';

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO date. */
  changedOn?: string;
}

/** The sitemap in the format of sitemaps.org. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ url, changedOn }) =>
        `<url><loc>${escapeHtml(url)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
    ),
    '</urlset>\n',
  ].join('\n');

/** @param sitemapUrl absolute */
export const robotsTxt = (sitemapUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
