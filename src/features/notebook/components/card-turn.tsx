import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  NOTEBOOK_RATING,
  type NotebookCard,
  type NotebookRating,
  type QuestionCard,
} from '#contract/notebook.ts';
import type { Answer } from '#contract/question.ts';
import { nextIntervals } from '#rules/notebook/schedule.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { cueOfVerdict } from '#src/shared/question-loop/cue-of-change.ts';
import { FeedbackSheet } from '#src/shared/question-loop/feedback-sheet.tsx';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { Dock } from '#src/ui/dock.tsx';
import { DockButton } from '#src/ui/dock-button.tsx';
import { respond } from '#src/ui/sounds/respond.ts';
import { SOUND_CARD } from '../messages/sound-card.ts';
import { useSaidRating } from '../model/use-said-rating.ts';
import { QuestionFace } from './question-face.tsx';
import { RatingBar } from './rating-bar.tsx';
import { SoundFace } from './sound-face.tsx';
import { WordFace } from './word-face.tsx';

interface CardTurnProps {
  card: NotebookCard;
  onRate: (rating: NotebookRating) => Promise<void>;
}

/** Whether the answer is right; null without one. */
function correctness(card: NotebookCard, answer: Answer | null): boolean | null {
  if (card.kind !== 'question' || answer === null || !isAnswered(answer)) return null;
  return markAnswer(card.question.content, card.answers, answer, card.question.marks)?.isCorrect ?? null;
}

const TONE = { true: 'right', false: 'wrong' } as const;
const SUGGESTED = { true: NOTEBOOK_RATING.good, false: NOTEBOOK_RATING.forgotten } as const;

const REVEAL = { question: NOTEBOOK.reveal, word: NOTEBOOK.seeMeaning, sound: SOUND_CARD.reveal } as const;

/** Whether the answer was right, and why; only the answer where nothing was given. */
function Verdict({ card, correct }: { card: QuestionCard; correct: boolean | null }) {
  const verdict = correct === null ? null : TONE[`${correct}`];
  return (
    <FeedbackSheet
      verdict={verdict}
      title={verdict ? LOOP[verdict] : NOTEBOOK.thought}
      explanation={card.explanation}
    />
  );
}

/** One card of a session: answered mentally or on screen, revealed, rated. */
export function CardTurn({ card, onRate }: CardTurnProps) {
  const place = useRef<HTMLElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** When the answer was revealed, milliseconds since 1970: the offered intervals count from then. */
  const [revealedAt, setRevealedAt] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const revealed = revealedAt !== null;
  const correct = revealed ? correctness(card, answer) : null;
  const saidRating = useSaidRating(card);

  // The button pressed to get here is gone: focus moves here so that keys 1 to 4 work.
  useEffect(() => place.current?.focus({ preventScroll: revealed }), [revealed]);

  const rate = (rating: NotebookRating): void => {
    if (busy) return;
    setBusy(true);
    void onRate(rating).finally(() => setBusy(false));
  };
  const reveal = (): void => {
    setRevealedAt(Date.now());
    const cue = cueOfVerdict(correctness(card, answer));
    if (cue) respond(cue);
  };
  const onKey = (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (!revealed || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const rating = Object.values(NOTEBOOK_RATING).find((each) => String(each) === event.key);
    if (!rating || event.repeat) return;
    event.preventDefault();
    rate(rating);
  };
  return (
    <section
      ref={place}
      aria-label={NOTEBOOK.kinds[card.kind]}
      tabIndex={-1}
      onKeyDown={onKey}
      className="flex flex-1 flex-col gap-4 scroll-mt-36 outline-none"
    >
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4">
        {card.kind === 'word' && <WordFace card={card} revealed={revealed} />}
        {card.kind === 'sound' && <SoundFace card={card} revealed={revealed} />}
        {card.kind === 'question' && (
          <QuestionFace
            card={card}
            answer={answer}
            revealed={revealed}
            correct={correct}
            onAnswer={setAnswer}
          />
        )}
      </div>
      <Dock
        tone={correct === null ? 'plain' : TONE[`${correct}`]}
        sheet={revealed && card.kind === 'question' && <Verdict card={card} correct={correct} />}
      >
        {revealed ? (
          <RatingBar
            intervals={nextIntervals(card.memory, revealedAt)}
            suggested={correct === null ? saidRating : SUGGESTED[`${correct}`]}
            busy={busy}
            onRate={rate}
          />
        ) : (
          <DockButton onClick={reveal}>{isAnswered(answer) ? LOOP.check : REVEAL[card.kind]}</DockButton>
        )}
      </Dock>
    </section>
  );
}
