/** Maximum length of a line, in bytes of UTF-8, without its line break (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const encoder = new TextEncoder();

/** Continues a long line on the next ones, each of which begins with a space; no character is cut apart. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

/** A text as the value of a property (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Lines of a calendar file, folded, each with its line break. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
