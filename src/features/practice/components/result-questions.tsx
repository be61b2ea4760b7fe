import { useEffect, useRef, useState } from 'react';
import type { QuestionResult } from '#contract/practice.ts';
import { groupQuestions } from '#rules/lesson-flow/questions.ts';
import { RESULT } from '#src/messages/practice.ts';
import { SaveWords } from '#src/notebook/save-words.tsx';
import { hideQuote, showQuote } from '#src/questions/show-quote.ts';
import { Button } from '#src/ui/button.tsx';
import { PassageDialog } from './passage-dialog.tsx';
import { PassageColumn } from './passage-panel.tsx';
import { ResultQuestion } from './result-question.tsx';

interface ResultQuestionsProps {
  practiceId: string;
  attemptId: string;
  /** The practice's. */
  title: string;
  passage: string | null;
  /** Its questions are told by part. */
  reported: boolean;
  questions: readonly QuestionResult[];
}

/** The questions of a result, with the passage beside them or, on a phone, over them when it is asked for. */
export function ResultQuestions(props: ResultQuestionsProps) {
  const { practiceId, attemptId, title, passage, reported, questions } = props;
  const source = { title, path: `/practice-result/${practiceId}?attempt=${attemptId}` };
  const column = useRef<HTMLElement>(null);
  /** The quote that the dialog shows; empty for the passage as a whole. */
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => hideQuote, []);
  const show = (quote: string): void => {
    const beside = column.current;
    if (beside && beside.getClientRects().length > 0) showQuote(beside, quote);
    else setOpened(quote);
  };
  return (
    <div className={passage === null ? '' : 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-8'}>
      {passage !== null && (
        <div className="mb-4 lg:sticky lg:top-4 lg:mb-0">
          <SaveWords source={source} hintClass="max-lg:hidden">
            <PassageColumn ref={column} passage={passage} />
          </SaveWords>
          <Button variant="secondary" className="lg:hidden" onClick={() => setOpened('')}>
            {RESULT.openPassage}
          </Button>
        </div>
      )}
      <div className="grid gap-6">
        {groupQuestions(questions, reported).map((group) => (
          <section key={group.folder_id} className="grid gap-4" aria-label={group.label ?? RESULT.title}>
            {group.label && <h2 className="text-xl font-semibold">{group.label}</h2>}
            <ol className="grid gap-4">
              {group.questions.map((question) => (
                <ResultQuestion
                  key={question.id}
                  practiceId={practiceId}
                  attemptId={attemptId}
                  question={question}
                  onShow={passage === null ? undefined : show}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {passage !== null && opened !== null && (
        <PassageDialog passage={passage} quote={opened} source={source} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
