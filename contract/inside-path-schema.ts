import { z } from 'zod/mini';
import { insidePath } from './inside-path.ts';

const LONGEST = 300;

/** A path of this site in a body. */
export const insidePathSchema = z.string().check(
  z.regex(/^\//),
  z.maxLength(LONGEST),
  z.refine((path) => insidePath(path) !== null, 'leads to another site'),
);
