import { Check, CircleAlert, X } from 'lucide-react';
import { QUESTION } from './messages/questions.ts';

export type Verdict = 'right' | 'wrong' | 'missed';

const LOOKS = {
  right: { icon: Check, colour: 'text-success', words: QUESTION.right },
  wrong: { icon: X, colour: 'text-danger', words: QUESTION.wrong },
  missed: { icon: CircleAlert, colour: 'text-warning', words: QUESTION.missed },
} as const;

interface VerdictMarkProps {
  verdict: Verdict;
  /** Replaces the usual wording. */
  words?: string | undefined;
}

/**
 * The verdict on one choice, blank or item in review: an icon and a word, so that colour is not the only cue.
 */
export function VerdictMark({ verdict, words }: VerdictMarkProps) {
  const { icon: Icon, colour, words: usual } = LOOKS[verdict];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 text-sm font-semibold ${colour}`}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" /> {words ?? usual}
    </span>
  );
}
