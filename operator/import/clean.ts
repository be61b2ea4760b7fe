/** Signs that stand for gaps while a text is turned; none of them may be in a text of a bank. */
const PRIVATE = /[\ue000-\uf8ff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without signs that no text should have: control characters and those that Unicode leaves to private use. */
export const cleaned = (text: string): string =>
  text.replace(CONTROL, '').replace(PRIVATE, '').normalize('NFC');
