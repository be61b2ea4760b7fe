/** Moodle's own names around a category: the course's, and the top of its tree. */
const AROUND = /^\$[a-z]+\$$/i;

/** Path of a category, outermost first: `$course$/top/Grammar/Tenses` → Grammar, Tenses; // is a slash of a name. */
export const categoryPath = (written: string): string[] =>
  written
    .replaceAll('//', '\ue002')
    .split('/')
    .map((name) => name.replaceAll('\ue002', '/').trim())
    .filter((name, index) => name !== '' && !AROUND.test(name) && !(name === 'top' && index <= 1));
