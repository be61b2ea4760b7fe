import { PUBLIC_QUERIES } from '#contract/protocol/public-queries.ts';

const PATTERNS = Object.values(PUBLIC_QUERIES).map(
  (path) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/** Whether a path is a read that everybody gets the same answer to. */
export const isPublicQuery = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
