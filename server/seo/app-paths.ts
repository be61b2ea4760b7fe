import { PAGE_PATHS } from '#contract/pages.ts';

const PATTERNS = Object.values(PAGE_PATHS).map(
  (path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}/?$`, 'i'),
);

/** Whether the app has a page at a path, as it came in the URL. */
export const isAppPath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
