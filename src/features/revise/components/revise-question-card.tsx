import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { REVISE } from '#src/messages/revise.ts';
import { ReportButton } from '#src/questions/report-button.tsx';
import { AnyQuestion } from '#src/questions/views.tsx';
import { Button } from '#src/ui/button.tsx';
import { Prose } from '#src/ui/prose.tsx';

interface ReviseQuestionCardProps {
  question: ReviseQuestion;
  /** Null until it is checked. */
  correct: boolean | null;
  saved: boolean;
  isLast: boolean;
  onCheck: (answer: Answer) => void;
  onNext: () => void;
}

export function ReviseQuestionCard(props: ReviseQuestionCardProps) {
  const { question, correct, saved, isLast, onCheck, onNext } = props;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const promptId = useId();
  const checked = correct !== null;
  return (
    <section className="grid gap-5" aria-labelledby={promptId}>
      <div id={promptId}>
        <Prose markdown={question.content.prompt} />
      </div>
      <AnyQuestion
        question={question}
        answer={answer}
        answerKey={checked ? question.answers : null}
        labelledBy={promptId}
        {...(checked ? {} : { onChange: setAnswer })}
      />
      <div role="status" className="grid gap-2">
        {checked && (
          <p className={`flex items-center gap-2 font-semibold ${correct ? 'text-success' : 'text-danger'}`}>
            {correct ? <Check aria-hidden size={20} /> : <X aria-hidden size={20} />}
            {correct ? REVISE.right : REVISE.wrong}
            {saved && <span className="ml-auto text-sm font-normal text-muted">{REVISE.saved}</span>}
          </p>
        )}
        {checked && question.explanation && <Prose markdown={question.explanation} />}
      </div>
      {checked ? (
        <Button onClick={onNext}>{isLast ? REVISE.finish : REVISE.next}</Button>
      ) : (
        <Button disabled={!isAnswered(answer)} onClick={() => answer && onCheck(answer)}>
          {REVISE.check}
        </Button>
      )}
      <ReportButton id={question.id} position={question.position} />
    </section>
  );
}
