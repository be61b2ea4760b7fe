import { blogIndex, blogPost } from '#contract/blog.ts';
import { studySheet } from '#contract/lesson.ts';

const toPattern = (path: string): RegExp => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const PATTERNS = [blogIndex, blogPost, studySheet]
  // Only what is the same for everybody may lie in a cache that no sign-out clears.
  .filter(({ access }) => access === 'public')
  .map(({ path }) => toPattern(path));

/** Whether a path is a read that everybody gets the same answer to. */
export const isPublicRead = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
