/** Placeholders for gaps during conversion, which must not occur in a bank's text. */
const PRIVATE = /[\ue000-\uf8ff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Removes characters that no text should have: control characters and the private use area. */
export const cleaned = (text: string): string =>
  text.replace(CONTROL, '').replace(PRIVATE, '').normalize('NFC');
