/** Moodle's wrappers around a category path: the course and the root of the tree. */
const AROUND = /^\$[a-z]+\$$/i;

/**
 * Path of a category, outermost first: `$course$/top/Grammar/Tenses` → Grammar, Tenses; // is an escaped
 * slash in a name.
 */
export const categoryPath = (written: string): string[] =>
  written
    .replaceAll('//', '\ue002')
    .split('/')
    .map((name) => name.replaceAll('\ue002', '/').trim())
    .filter((name, index) => name !== '' && !AROUND.test(name) && !(name === 'top' && index <= 1));
