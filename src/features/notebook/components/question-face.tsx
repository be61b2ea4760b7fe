import { useId } from 'react';
import type { QuestionCard } from '#contract/notebook.ts';
import type { Answer } from '#contract/question.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { respondToChange } from '#src/shared/question-loop/respond-to-change.ts';
import { Stem } from '#src/shared/question-loop/stem.tsx';
import { Proofs } from '#src/shared/questions/proofs.tsx';
import { AnyQuestion } from '#src/shared/questions/views.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { answerWords } from '../model/answer-words.ts';

interface QuestionFaceProps {
  card: QuestionCard;
  answer: Answer | null;
  revealed: boolean;
  /** Null if nothing was answered. */
  correct: boolean | null;
  onAnswer: (answer: Answer) => void;
}

/** A question to answer again, then its key, the previous answer and the proofs; the verdict is in the dock. */
export function QuestionFace({ card, answer, revealed, correct, onAnswer }: QuestionFaceProps) {
  const promptId = useId();
  const { question, answers, excerpt, proofs, wrong_answer } = card;
  const change = (given: Answer): void => {
    respondToChange(given);
    onAnswer(given);
  };
  return (
    <>
      <p className="text-sm text-muted">{NOTEBOOK.from(card.exercise)}</p>
      {excerpt && (
        <ScrollRegion
          name={NOTEBOOK.excerpt}
          lang="en"
          className="max-h-[38dvh] overflow-y-auto rounded-control border border-line bg-surface px-4 py-3"
        >
          <Prose markdown={excerpt} size="passage" />
        </ScrollRegion>
      )}
      <Stem id={promptId} markdown={question.content.prompt} />
      <div className={correct === false ? 'animate-nudge' : ''}>
        <AnyQuestion
          question={question}
          answer={answer}
          answerKey={revealed ? answers : null}
          labelledBy={promptId}
          {...(revealed ? {} : { onChange: change })}
        />
      </div>
      {revealed && wrong_answer && (
        <section className="grid gap-1">
          <h3 className="text-sm font-semibold text-muted">{NOTEBOOK.lastTime}</h3>
          <p lang="en">{answerWords(question.content, wrong_answer)}</p>
        </section>
      )}
      {revealed && <Proofs proofs={proofs} />}
    </>
  );
}
