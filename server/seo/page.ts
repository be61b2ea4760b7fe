/** The content of a page's head, mainly for crawlers. Plain text, not escaped yet. */
export interface SeoPage {
  /** Its canonical path, from the site's root. */
  path: string;
  /** The app's source file that renders it, from the repository's root: its code is preloaded. */
  source: string;
  title: string;
  description: string;
  type: 'website' | 'article';
  /** An image of its own, from the site's root. */
  image?: string | undefined;
  /** Open Graph properties in addition to those of every page. */
  properties?: readonly (readonly [string, string])[];
  /** JSON-LD nodes with absolute URLs. */
  graph: readonly object[];
}
