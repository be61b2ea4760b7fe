import { Fragment, type ReactNode } from 'react';
import { textPieces } from '#rules/questions/fill-paragraph/blanks.ts';

/** Renders the blank of a name. `describedBy`: ids of the elements that give its context. */
export type ShowBlank = (name: string, describedBy?: string) => ReactNode;

interface BlankTextProps {
  text: string;
  describedBy?: string;
  showBlank: ShowBlank;
}

/** English text with its blanks. */
export function BlankText({ text, describedBy, showBlank }: BlankTextProps) {
  const pieces = textPieces(text).map((piece, at) => ({ ...piece, at }));
  return pieces.map((piece) =>
    piece.kind === 'text' ? (
      <span key={piece.at} lang="en">
        {piece.text}
      </span>
    ) : (
      <Fragment key={piece.at}>{showBlank(piece.name, describedBy)}</Fragment>
    ),
  );
}
