import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ExamPart, ExamQuestion } from '#contract/exam-taking.ts';
import type { Answer } from '#contract/question.ts';
import { EXAM, EXAM_RESULT } from '#src/messages/exam.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { ReviewBar } from '#src/shared/listening/review-bar.tsx';
import { Transcript } from '#src/shared/listening/transcript.tsx';
import { type SyncedPlayer, useSyncedPlayer } from '#src/shared/listening/use-synced-player.ts';
import { hideQuote, showQuote } from '#src/shared/questions/show-quote.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { ResultQuestion } from './result-question.tsx';

interface ResultPartProps {
  part: ExamPart;
  questions: readonly ExamQuestion[];
  answerOf: (question: ExamQuestion) => Answer | null;
  marked: boolean;
}

/** From this width on the text is beside the questions. */
const BESIDE = '(min-width: 1024px)';

/** The source of the questions, to be read: the passage, or the transcript of the recording. */
function textOf({ passage, audio }: ExamPart, { lines, current, playFrom }: SyncedPlayer): ReactNode {
  if (passage !== null) return <Prose markdown={passage} size="passage" />;
  return audio?.transcript ? <Transcript lines={lines} current={current} onPlay={playFrom} /> : null;
}

interface QuotedTextProps {
  name: string;
  quote: string;
  children: ReactNode;
}

function QuotedText({ name, quote, children }: QuotedTextProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current) showQuote(box.current, quote);
    return hideQuote;
  }, [quote]);
  return (
    <ScrollRegion ref={box} name={name} lang="en" data-scroll className="max-h-[70dvh] overflow-y-auto">
      {children}
    </ScrollRegion>
  );
}

/** A part of the result: its text or recording, and its questions with the proofs of their keys. */
export function ResultPart({ part, questions, answerOf, marked }: ResultPartProps) {
  const titleId = useId();
  const passage = useRef<HTMLElement>(null);
  const synced = useSyncedPlayer(part.audio);
  const [shown, setShown] = useState<string | null>(null);
  const text = textOf(part, synced);
  const textName = part.audio ? LISTENING.transcript : EXAM_RESULT.passageOf(part.position);
  useEffect(() => hideQuote, []);
  const show = (quote: string): void => {
    const at = questions.flatMap(({ proofs }) => proofs).find((proof) => proof.quote === quote)?.at;
    if (at != null) synced.playFrom(at);
    if (matchMedia(BESIDE).matches && passage.current) showQuote(passage.current, quote);
    else setShown(quote);
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl font-semibold">
        {EXAM.part(part.position)}
        {part.title && `: ${part.title}`}
      </h2>
      {marked && part.audio && <ReviewBar recording={part.audio} synced={synced} />}
      <div className={text === null ? '' : 'grid items-start gap-6 lg:grid-cols-2'}>
        {text !== null && (
          <ScrollRegion
            ref={passage}
            name={textName}
            lang="en"
            data-scroll
            className="sticky top-[calc(var(--header-height)+16px)] hidden max-h-[calc(100dvh-var(--header-height)-32px)] overflow-y-auto rounded-card border border-line bg-surface p-6 lg:block"
          >
            {text}
          </ScrollRegion>
        )}
        <ol className="grid min-w-0 gap-4">
          {questions.map((question) => (
            <ResultQuestion
              key={question.id}
              question={question}
              answer={answerOf(question)}
              marked={marked}
              {...(text === null ? {} : { onShow: show })}
            />
          ))}
        </ol>
      </div>
      {text !== null && shown !== null && (
        <Dialog open onClose={() => setShown(null)} title={textName} size="large">
          <QuotedText name={textName} quote={shown}>
            {text}
          </QuotedText>
        </Dialog>
      )}
    </section>
  );
}
