import { PUBLIC_QUERIES } from '#contract/protocol/public-queries.ts';

const PATTERNS = Object.values(PUBLIC_QUERIES).map(
  (path) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/** Whether a path is a query with the same response for everybody. */
export const isPublicQuery = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
