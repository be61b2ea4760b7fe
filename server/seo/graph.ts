import { href } from '#contract/href.ts';
import { WORDS } from './words.ts';

/** Makes an absolute URL of this site from a path. */
export type Absolute = (path: string) => string;

const PUBLISHER = '#organization';

/** The publisher, as a reference to the node of the home page. */
export const publisher = (absolute: Absolute): object => ({
  '@type': 'EducationalOrganization',
  '@id': absolute(href('home') + PUBLISHER),
  name: WORDS.site,
  url: absolute(href('home')),
  logo: absolute('/icons/icon-512.png'),
});

/** Breadcrumbs from the home page to a page; the argument omits the home page. */
export const breadcrumbs = (
  absolute: Absolute,
  steps: readonly { path: string; title: string }[],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ path: href('home'), title: WORDS.home }, ...steps].map(({ path, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: absolute(path),
  })),
});

/** Minutes as an ISO 8601 duration. */
export const duration = (minutes: number): string => `PT${minutes}M`;
