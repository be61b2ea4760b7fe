import { useEffect, useRef, useState } from 'react';
import { href } from '#contract/href.ts';
import type { Practice, QuestionResult } from '#contract/practice.ts';
import { groupQuestions } from '#rules/lesson/questions.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { PRACTICE, RESULT } from '#src/messages/practice.ts';
import { ReviewBar } from '#src/shared/listening/review-bar.tsx';
import { Transcript } from '#src/shared/listening/transcript.tsx';
import { useSyncedPlayer } from '#src/shared/listening/use-synced-player.ts';
import { hideQuote, showQuote } from '#src/shared/questions/show-quote.ts';
import { wrongFirst } from '#src/shared/result/wrong-first.ts';
import { Button } from '#src/ui/button.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { verdictOf } from '../model/keyed-items.ts';
import { PassageDialog } from './passage-dialog.tsx';
import { PassageColumn } from './passage-panel.tsx';
import { ResultQuestion } from './result-question.tsx';
import { SaveWords } from './save-words.tsx';

interface ResultQuestionsProps {
  practiceId: string;
  attemptId: string;
  /** Questions of a reported practice are labelled by part. */
  practice: Pick<Practice, 'title' | 'passage' | 'audio' | 'is_reported'>;
  questions: readonly QuestionResult[];
}

/** The questions of a result, with the passage beside them or, on a phone, in a dialog. */
export function ResultQuestions({ practiceId, attemptId, practice, questions }: ResultQuestionsProps) {
  const { title, passage, audio, is_reported } = practice;
  const synced = useSyncedPlayer(audio);
  const name = audio ? LISTENING.transcript : PRACTICE.passage;
  const source = { title, path: href('practiceResult', { id: practiceId }, { attempt: attemptId }) };
  const column = useRef<HTMLElement>(null);
  /** The quote shown in the dialog; empty for the whole passage. */
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => hideQuote, []);
  const show = (quote: string): void => {
    const at = questions.flatMap(({ proofs }) => proofs).find((proof) => proof.quote === quote)?.at;
    if (at != null) synced.playFrom(at);
    const passageColumn = column.current;
    if (passageColumn && passageColumn.getClientRects().length > 0) showQuote(passageColumn, quote);
    else setOpened(quote);
  };
  const text =
    passage !== null ? (
      <Prose markdown={passage} />
    ) : audio?.transcript ? (
      <Transcript lines={synced.lines} current={synced.current} onPlay={synced.playFrom} />
    ) : null;
  return (
    <div className={text === null ? '' : 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-8'}>
      {text !== null && (
        <div className="mb-4 grid gap-3 lg:sticky lg:top-4 lg:mb-0">
          {audio && <ReviewBar recording={audio} synced={synced} />}
          <SaveWords source={source} hintClass="max-lg:hidden">
            <PassageColumn ref={column} name={name}>
              {text}
            </PassageColumn>
          </SaveWords>
          <Button variant="secondary" className="lg:hidden" onClick={() => setOpened('')}>
            {audio ? LISTENING.openTranscript : RESULT.openPassage}
          </Button>
        </div>
      )}
      <div className="grid gap-6">
        {groupQuestions(questions, is_reported).map((group) => (
          <section key={group.folder_id} className="grid gap-4" aria-label={group.label ?? RESULT.title}>
            {group.label && <h2 className="text-xl font-semibold">{group.label}</h2>}
            <ol className="grid gap-4">
              {wrongFirst(group.questions, verdictOf).map((question) => (
                <ResultQuestion
                  key={question.id}
                  practiceId={practiceId}
                  attemptId={attemptId}
                  question={question}
                  onShow={text === null ? undefined : show}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {text !== null && opened !== null && (
        <PassageDialog name={name} quote={opened} source={source} onClose={() => setOpened(null)}>
          {text}
        </PassageDialog>
      )}
    </div>
  );
}
