import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { QuestionCard } from '#contract/notebook.ts';
import type { Answer } from '#contract/question.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
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

function Verdict({ correct }: { correct: boolean | null }) {
  if (correct === null) return <p className="font-semibold">{NOTEBOOK.thought}</p>;
  const Icon = correct ? Check : X;
  return (
    <p className={`flex items-center gap-2 font-semibold ${correct ? 'text-success' : 'text-danger'}`}>
      <Icon aria-hidden="true" className="size-5" />
      {correct ? NOTEBOOK.right : NOTEBOOK.wrong}
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {children}
    </section>
  );
}

/** A question to answer again, then its key, the previous answer and the explanation. */
export function QuestionFace({ card, answer, revealed, correct, onAnswer }: QuestionFaceProps) {
  const promptId = useId();
  const { question, answers, excerpt, explanation, proofs, wrong_answer } = card;
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
      <div id={promptId} className="font-semibold">
        <Prose markdown={question.content.prompt} />
      </div>
      <AnyQuestion
        question={question}
        answer={answer}
        answerKey={revealed ? answers : null}
        labelledBy={promptId}
        {...(revealed ? {} : { onChange: onAnswer })}
      />
      <div role="status" className="grid gap-4">
        {revealed && (
          <>
            <Verdict correct={correct} />
            {wrong_answer && (
              <Part title={NOTEBOOK.lastTime}>
                <p lang="en">{answerWords(question.content, wrong_answer)}</p>
              </Part>
            )}
            {explanation && (
              <Part title={NOTEBOOK.explanation}>
                <Prose markdown={explanation} />
              </Part>
            )}
          </>
        )}
      </div>
      {revealed && <Proofs proofs={proofs} />}
    </>
  );
}
