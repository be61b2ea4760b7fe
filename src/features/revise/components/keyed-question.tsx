import { useId } from 'react';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { respondToChange } from '#src/shared/question-loop/respond-to-change.ts';
import { Stem } from '#src/shared/question-loop/stem.tsx';
import { AnyQuestion } from '#src/shared/questions/views.tsx';

interface KeyedQuestionProps {
  question: ReviseQuestion;
  /** As it is on screen. */
  answer: Answer | null;
  /** The answer was checked, and is not right. */
  isMissed: boolean;
  isRevealed: boolean;
  /** Absent once it is answered. */
  onChange?: (answer: Answer) => void;
}

/** A question with a key: answered once, checked on the device. */
export function KeyedQuestion({ question, answer, isMissed, isRevealed, onChange }: KeyedQuestionProps) {
  const promptId = useId();
  const change = (given: Answer): void => {
    respondToChange(given);
    onChange?.(given);
  };
  return (
    <section className="grid gap-5" aria-labelledby={promptId} data-question={question.id}>
      <Stem id={promptId} markdown={question.content.prompt} />
      <div className={isMissed ? 'animate-nudge' : ''}>
        <AnyQuestion
          question={question}
          answer={answer}
          answerKey={isRevealed ? question.answers : null}
          labelledBy={promptId}
          {...(onChange ? { onChange: change } : {})}
        />
      </div>
    </section>
  );
}
