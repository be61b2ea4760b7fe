import { useEffect, useId, useRef, useState } from 'react';
import type { TestPart, TestQuestion } from '#contract/practice-test.ts';
import type { Answer } from '#contract/question.ts';
import { LISTENING, TEST, TEST_RESULT } from '#src/messages/test.ts';
import { hideQuote, showQuote } from '#src/questions/show-quote.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { ResultQuestion } from './result-question.tsx';
import { ReviewPlayer, type ReviewPlayerHandle } from './review-player.tsx';

interface ResultPartProps {
  part: TestPart;
  questions: readonly TestQuestion[];
  answerOf: (question: TestQuestion) => Answer | null;
  marked: boolean;
}

/** From here on the text stands beside the questions. */
const BESIDE = '(min-width: 1024px)';

function QuotedText({ text, quote }: { text: string; quote: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) showQuote(box.current, quote);
    return hideQuote;
  }, [quote]);
  return (
    <div ref={box} lang="en" className="max-h-[70dvh] overflow-y-auto">
      <Prose markdown={text} size="passage" />
    </div>
  );
}

/** A part of the result: its text or recording, and its questions with what proves their keys in that text. */
export function ResultPart({ part, questions, answerOf, marked }: ResultPartProps) {
  const titleId = useId();
  const passage = useRef<HTMLElement>(null);
  const player = useRef<ReviewPlayerHandle>(null);
  const [shown, setShown] = useState<string | null>(null);
  const text = part.passage ?? part.audio?.transcript ?? null;
  const textName = part.audio ? LISTENING.transcript : TEST_RESULT.passageOf(part.position);
  useEffect(() => hideQuote, []);
  const show = (quote: string): void => {
    const at = questions.flatMap(({ proofs }) => proofs).find((proof) => proof.quote === quote)?.at;
    if (at != null) player.current?.playFrom(at);
    if (matchMedia(BESIDE).matches && passage.current) showQuote(passage.current, quote);
    else setShown(quote);
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl font-semibold">
        {TEST.part(part.position)}
        {part.title && `: ${part.title}`}
      </h2>
      {marked && part.audio && (
        <ReviewPlayer ref={player} src={part.audio.src} seconds={part.audio.seconds} />
      )}
      <div className={text === null ? '' : 'grid items-start gap-6 lg:grid-cols-2'}>
        {text !== null && (
          <section
            ref={passage}
            lang="en"
            aria-label={textName}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: with the keyboard it scrolls once it has the focus
            tabIndex={0}
            className="sticky top-[calc(var(--header-height)+16px)] hidden max-h-[calc(100dvh-var(--header-height)-32px)] overflow-y-auto rounded-card border border-line bg-surface p-6 lg:block"
          >
            <Prose markdown={text} size="passage" />
          </section>
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
          <QuotedText text={text} quote={shown} />
        </Dialog>
      )}
    </section>
  );
}
