import { PUBLIC_READS } from '#contract/protocol/public-reads.ts';

const PATTERNS = Object.values(PUBLIC_READS).map(
  (path) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

/** Whether a path is a read that everybody gets the same answer to. */
export const isPublicRead = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
