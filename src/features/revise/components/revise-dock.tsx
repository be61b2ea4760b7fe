import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { FeedbackSheet } from '#src/shared/question-loop/feedback-sheet.tsx';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { Dock } from '#src/ui/dock.tsx';
import { DockButton } from '#src/ui/dock-button.tsx';
import { REVISE } from '../messages/revise.ts';
import { isSpoken } from '../model/revise-answers.ts';
import { SkipNote } from './skip-note.tsx';

interface ReviseDockProps {
  /** Undefined while it is missing. */
  question: ReviseQuestion | undefined;
  answered: Answer | null;
  /** Null without an answer, without a key, and where verdicts come at the end. */
  verdict: boolean | null;
  instant: boolean;
  /** The answer is on the disk. */
  saved: boolean;
  isLast: boolean;
  /** What can be checked or kept now; null: nothing yet. */
  draft: Answer | null;
  /** The question skipped last. */
  skipped: { position: number; onUndo: () => void } | null;
  onAnswer: (answer: Answer) => void;
  onNext: () => void;
}

/** The sheet of a question that has a key; what is spoken is reported where it was recorded. */
function sheetOf({ question, answered, verdict, saved, skipped }: ReviseDockProps) {
  if (!question || !answered) return skipped && <SkipNote {...skipped} />;
  if (isSpoken(question)) return null;
  const said = verdict === null ? null : verdict ? 'right' : 'wrong';
  if (said === null) return saved && <FeedbackSheet verdict={null} title={LOOP.saved} explanation={null} />;
  return (
    <FeedbackSheet
      key={question.id}
      verdict={said}
      title={LOOP[said]}
      explanation={question.explanation}
      end={saved && LOOP.saved}
    />
  );
}

/** The primary action of a revise set, which is always in the same place: check, then go on. */
export function ReviseDock(props: ReviseDockProps) {
  const { question, answered, verdict, instant, isLast, draft, onAnswer, onNext } = props;
  const isAsked = question !== undefined && !answered && !isSpoken(question);
  return (
    <Dock
      width="max-w-2xl"
      tone={verdict === null ? 'plain' : verdict ? 'right' : 'wrong'}
      sheet={sheetOf(props)}
    >
      {isAsked ? (
        <DockButton disabled={!draft} onClick={() => draft && onAnswer(draft)}>
          {instant ? LOOP.check : REVISE.keep}
        </DockButton>
      ) : (
        <DockButton disabled={!question || !answered} onClick={onNext}>
          {isLast ? REVISE.finish : LOOP.next}
        </DockButton>
      )}
    </Dock>
  );
}
