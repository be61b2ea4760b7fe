/** A page as a crawler gets it. All but `body` is plain text that nobody has escaped yet. */
export interface SeoPage {
  /** Its one address, from the site's root. */
  path: string;
  title: string;
  description: string;
  type: 'website' | 'article';
  /** A picture of its own, from the site's root. */
  image?: string | undefined;
  /** Open Graph properties besides those that every page has. */
  properties?: readonly (readonly [string, string])[];
  /** JSON-LD nodes; addresses in them are absolute. */
  graph: readonly object[];
  /** HTML of what is to be read. */
  body: string;
  /** The answer that the app asks the API for first, so that it can show the same without waiting. */
  read?: { path: string; data: unknown };
}
