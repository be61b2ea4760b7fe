import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Answer, Question, QuestionKey } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import { AnyQuestion } from '#src/shared/questions/views.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { type Material, RetrySource } from './retry-source.tsx';
import { RETRY } from './words.ts';

/** A question with its key, by which this device marks it. */
export interface KeyedItem {
  question: Pick<Question, 'id' | 'content' | 'marks'>;
  /** As it is called in its exercise: "Câu 3". */
  name: string;
  firstNumber?: number;
  /** What it is about; by default what all of them are about. */
  material?: Material;
  answerKey: QuestionKey;
  /** Markdown. */
  explanation: string | null;
}

interface RetryDialogProps {
  items: readonly KeyedItem[];
  material: Material | null;
  onClose: () => void;
}

const isRight = ({ question: { content, marks }, answerKey }: KeyedItem, answer: Answer): boolean =>
  markAnswer(content, answerKey, answer, marks)?.isCorrect === true;

function VerdictLine({ right }: { right: boolean }) {
  const Icon = right ? Check : X;
  return (
    <p className={`flex items-center gap-2 text-lg font-semibold ${right ? 'text-success' : 'text-danger'}`}>
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {right ? RETRY.right : RETRY.wrong}
    </p>
  );
}

interface TurnProps {
  item: KeyedItem;
  isLast: boolean;
  onNext: (right: boolean) => void;
}

/** One question: answered, checked, explained. */
function Turn({ item, isLast, onNext }: TurnProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [right, setRight] = useState<boolean | null>(null);
  const promptId = useId();
  const { question, name, firstNumber, answerKey, explanation } = item;
  return (
    <section aria-label={name} className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="text-sm font-semibold text-muted">{name}</h3>
        <div id={promptId}>
          <Prose markdown={question.content.prompt} />
        </div>
      </div>
      <AnyQuestion
        // Fields of the same question stand on the page: choices are grouped by its id.
        question={{ ...question, id: `retry-${question.id}` }}
        answer={answer}
        answerKey={right === null ? null : answerKey}
        labelledBy={promptId}
        {...(firstNumber === undefined ? {} : { firstNumber })}
        {...(right === null ? { onChange: setAnswer } : {})}
      />
      <div role="status" className="grid gap-2">
        {right !== null && <VerdictLine right={right} />}
        {right !== null && explanation && <Prose markdown={explanation} />}
      </div>
      {right === null ? (
        <Button
          size="lg"
          className="w-full"
          disabled={!isAnswered(answer)}
          onClick={() => answer && setRight(isRight(item, answer))}
        >
          {RETRY.check}
        </Button>
      ) : (
        <Button size="lg" className="w-full" onClick={() => onNext(right)}>
          {isLast ? RETRY.finish : RETRY.next}
        </Button>
      )}
    </section>
  );
}

/** The wrong questions of a result, one after the other; nothing of it is stored, and no score changes. */
export default function RetryDialog({ items, material, onClose }: RetryDialogProps) {
  const [verdicts, setVerdicts] = useState<readonly boolean[]>([]);
  const at = verdicts.length;
  const item = items[at];
  const about = item?.material ?? material;
  const right = verdicts.filter(Boolean).length;
  return (
    <Dialog open onClose={onClose} title={RETRY.title} size={about?.passage ? 'large' : 'small'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ProgressBar value={at} max={items.length} label={RETRY.progress(at, items.length)} />
        {item ? (
          <>
            {about && <RetrySource {...about} />}
            <Turn
              key={item.question.id}
              item={item}
              isLast={at + 1 === items.length}
              onNext={(isCorrect) => setVerdicts([...verdicts, isCorrect])}
            />
            <p className="text-sm text-muted">{RETRY.note}</p>
          </>
        ) : (
          <div role="status" className="grid gap-3">
            <p className="text-xl font-semibold">{RETRY.done(right, items.length)}</p>
            <p>{right === items.length ? RETRY.allDone : RETRY.someLeft}</p>
            <Button size="lg" className="w-full" onClick={onClose}>
              {RETRY.finish}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
