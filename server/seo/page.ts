/** What the head of a page says, to crawlers most of all. It is plain text that nobody has escaped yet. */
export interface SeoPage {
  /** Its one address, from the site's root. */
  path: string;
  /** The file of the app that draws it, from the repository's root: its code is fetched ahead. */
  source: string;
  title: string;
  description: string;
  type: 'website' | 'article';
  /** A picture of its own, from the site's root. */
  image?: string | undefined;
  /** Open Graph properties besides those that every page has. */
  properties?: readonly (readonly [string, string])[];
  /** JSON-LD nodes; addresses in them are absolute. */
  graph: readonly object[];
}
