import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { AnyQuestion } from '#src/shared/questions/views.tsx';
import { Button } from '#src/ui/button.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { REVISE } from '../messages/revise.ts';
import { isRight } from '../model/revise-answers.ts';

interface KeyedQuestionProps {
  question: ReviseQuestion;
  /** The given answer; null until then. */
  answered: Answer | null;
  /** Whether the answer is right is shown immediately. */
  instant: boolean;
  /** The answer is saved on this device. */
  saved: boolean;
  onAnswer: (answer: Answer) => void;
}

/** A question with a key: answered once, checked on the device, explained. */
export function KeyedQuestion({ question, answered, instant, saved, onAnswer }: KeyedQuestionProps) {
  const [draft, setDraft] = useState<Answer | null>(null);
  const promptId = useId();
  const correct = answered && instant ? isRight(question, answered) : null;
  const isRevealed = correct !== null;
  return (
    <section className="grid gap-5" aria-labelledby={promptId} data-question={question.id}>
      <div id={promptId}>
        <Prose markdown={question.content.prompt} />
      </div>
      <AnyQuestion
        question={question}
        answer={answered ?? draft}
        answerKey={isRevealed ? question.answers : null}
        labelledBy={promptId}
        {...(answered ? {} : { onChange: setDraft })}
      />
      <div role="status" className="grid gap-2">
        {answered && (
          <p
            className={`flex items-center gap-2 font-semibold ${isRevealed ? (correct ? 'text-success' : 'text-danger') : ''}`}
          >
            {isRevealed && (correct ? <Check aria-hidden size={20} /> : <X aria-hidden size={20} />)}
            {isRevealed && (correct ? REVISE.right : REVISE.wrong)}
            {saved && <span className="ml-auto text-sm font-normal text-muted">{REVISE.saved}</span>}
          </p>
        )}
        {isRevealed && question.explanation && <Prose markdown={question.explanation} />}
      </div>
      {!answered && (
        <Button disabled={!isAnswered(draft)} onClick={() => draft && onAnswer(draft)}>
          {instant ? REVISE.check : REVISE.keep}
        </Button>
      )}
    </section>
  );
}
