const SIGNS = /[\\`*[\]<~]|_+|&(?=#?\w)/g;

/** Escapes text within a line, so that Markdown shows it verbatim. */
export const escapeInline = (text: string): string =>
  text.replace(SIGNS, (sign: string, at: number) => {
    if (!sign.startsWith('_')) return `\\${sign}`;
    // Underscores before white space do not start emphasis, so a gap to fill in stays readable.
    const next = text[at + sign.length];
    return next === undefined || /\s/.test(next) ? sign : sign.replaceAll('_', '\\_');
  });

/** Escapes line starts that would create a heading, a list, a quote or a rule. */
export const escapeLineStarts = (text: string): string =>
  text
    .replace(/^([ \t]*)([#>+=-]|_(?=_+[ \t]*$))/gm, '$1\\$2')
    .replace(/^([ \t]*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
