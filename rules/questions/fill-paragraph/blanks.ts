const BLANK = /\{\{(\d+)\}\}/g;

/** Names of the blanks of a text, in reading order, each once: `A {{1}} b {{2}}` → `['1', '2']`. */
export const blankNames = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(BLANK), ([, name]) => name ?? '')),
];

/** Whether a blank begins its line, its cell or the value of a form's row, so that no sentence precedes it. */
export const standsAlone = (text: string, name: string): boolean => {
  const [before = ''] = text.split(`{{${name}}}`);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return /^[^\p{L}\p{N}{}]*$/u.test(line) || /(?:\||:\s)\s*$/.test(line);
};

type TextPiece = { kind: 'text'; text: string } | { kind: 'blank'; name: string };

/** Splits the text at its blanks, in reading order, without empty pieces. */
export const textPieces = (text: string): TextPiece[] =>
  text
    .split(BLANK)
    .map(
      (piece, index): TextPiece =>
        index % 2 === 0 ? { kind: 'text', text: piece } : { kind: 'blank', name: piece },
    )
    .filter((piece) => piece.kind === 'blank' || piece.text !== '');
