import { Fragment } from 'react';
import { phraseParts } from '../model/phrase-parts.ts';

/** A text with its good phrases marked, by weight and a line. */
export function PhrasedText({ text, phrases }: { text: string; phrases: readonly string[] }) {
  return (
    <p lang="en" className="leading-relaxed">
      {phraseParts(text, phrases).map(({ start, part, isPhrase }) =>
        isPhrase ? (
          <mark
            key={start}
            className="bg-transparent font-semibold text-success underline decoration-dotted underline-offset-4"
          >
            {part}
          </mark>
        ) : (
          <Fragment key={start}>{part}</Fragment>
        ),
      )}
    </p>
  );
}
