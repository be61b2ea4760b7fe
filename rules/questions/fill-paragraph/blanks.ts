const BLANK = /\{\{(\d+)\}\}/g;

/** Names of the blanks of a text, in reading order, each once: `A {{1}} b {{2}}` → `['1', '2']`. */
export const blankNames = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(BLANK), ([, name]) => name ?? '')),
];

type TextPiece = { kind: 'text'; text: string } | { kind: 'blank'; name: string };

/** The text cut at its blanks, in reading order, without empty pieces. */
export const textPieces = (text: string): TextPiece[] =>
  text
    .split(BLANK)
    .map(
      (piece, index): TextPiece =>
        index % 2 === 0 ? { kind: 'text', text: piece } : { kind: 'blank', name: piece },
    )
    .filter((piece) => piece.kind === 'blank' || piece.text !== '');
