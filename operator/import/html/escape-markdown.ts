const SIGNS = /[\\`*[\]<~]|_+|&(?=#?\w)/g;

/** Text that Markdown shows as it is; for a piece of a line. */
export const escapeInline = (text: string): string =>
  text.replace(SIGNS, (sign: string, at: number) => {
    if (!sign.startsWith('_')) return `\\${sign}`;
    // Low lines before white space open nothing, so a gap to be filled stays readable.
    const next = text[at + sign.length];
    return next === undefined || /\s/.test(next) ? sign : sign.replaceAll('_', '\\_');
  });

/** What begins a line keeps it from being a heading, a list, a quote or a rule. */
export const escapeLineStarts = (text: string): string =>
  text
    .replace(/^([ \t]*)([#>+=-]|_(?=_+[ \t]*$))/gm, '$1\\$2')
    .replace(/^([ \t]*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
