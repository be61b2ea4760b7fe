import type { ReactNode } from 'react';
import type { TalkComment } from '#contract/talk-evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';

interface TalkNoteProps extends Pick<TalkComment, 'tone' | 'comment'> {
  /** The words that the note is based on, if any. */
  quote: string | null;
  /** The button that plays them. */
  children: ReactNode;
}

/** A strength of a talk, or a point to work on. */
export function TalkNote({ tone, comment, quote, children }: TalkNoteProps) {
  return (
    <li
      className={`grid justify-items-start gap-1 border-l-4 ps-3 ${tone === 'strength' ? 'border-success' : 'border-warning'}`}
    >
      <p className="text-sm font-semibold text-muted">
        {tone === 'strength' ? RESULT.strengths : RESULT.improve}
      </p>
      <p>{comment}</p>
      {quote !== null && (
        <q lang="en" className="text-muted">
          {quote}
        </q>
      )}
      {children}
    </li>
  );
}
