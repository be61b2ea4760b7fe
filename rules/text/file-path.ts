const EXTENSION = /\.[a-z][a-z0-9]*$/i;

/**
 * Whether a path names a file rather than a page. An id may end in a dot and a number (`practice.3`); a file's
 * extension begins with a letter.
 */
export const namesFile = (pathname: string): boolean => EXTENSION.test(pathname);
