import { Check, Volume2, X } from 'lucide-react';
import { useState } from 'react';
import {
  choose,
  isRoundOver,
  newRound,
  ROUND_LENGTH,
  type Round,
  rightOf,
} from '#rules/sound-drills/identification-round.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import type { WordPair } from '../content/drill.ts';
import type { DrillResult } from '../model/drill-progress.ts';
import { ResultBadge } from './result-badge.tsx';

interface ListeningRoundProps {
  pairs: readonly WordPair[];
  listening: Listening;
  /** Results of earlier rounds. */
  result: DrillResult | undefined;
  onDone: (right: number, total: number) => void;
}

const ONCE = { slow: false, repeat: false };
/** Share of right answers from which the learner counts as hearing the difference. */
const GOOD_SHARE = 0.85;

interface QuestionProps {
  round: Round;
  /** Index of the current word in the round. */
  at: number;
  pair: WordPair;
  listening: Listening;
  onChoose: (side: 0 | 1) => void;
  onNext: () => void;
}

function Question({ round, at, pair, listening: { play }, onChoose, onNext }: QuestionProps) {
  const side = round.words[at]?.side ?? 0;
  const chosen = round.chosen[at];
  const played = pair[side].text;
  const hear = (text: string) => void play(`round:${text}`, [{ model: text }], ONCE);
  const isLast = at === round.words.length - 1;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{DRILL.question(at + 1, round.words.length)}</p>
      <ProgressBar value={at} max={round.words.length} label={DRILL.question(at + 1, round.words.length)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{DRILL.which}</p>
        <Button variant="secondary" icon={Volume2} onClick={() => hear(played)}>
          {DRILL.hear}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {pair.map(({ text, ipa }, which) => {
          const isPlayed = which === side;
          const look =
            chosen === undefined
              ? 'border-line-strong hover:bg-sunk'
              : isPlayed
                ? 'border-success bg-success-soft'
                : which === chosen
                  ? 'border-danger bg-danger-soft'
                  : 'border-line';
          return (
            <button
              key={text}
              type="button"
              onClick={() => (chosen === undefined ? onChoose(which === 0 ? 0 : 1) : hear(text))}
              className={`grid min-h-20 place-items-center content-center gap-0.5 rounded-control border-2 p-3 ${look}`}
            >
              <span className="flex items-center gap-1.5">
                <span lang="en" className="text-xl font-semibold">
                  {text}
                </span>
                {chosen !== undefined && isPlayed && (
                  <Check aria-hidden="true" className="size-5 text-success" />
                )}
                {chosen === which && !isPlayed && <X aria-hidden="true" className="size-5 text-danger" />}
              </span>
              <span lang="en-fonipa" className="text-muted">
                {ipa}
              </span>
            </button>
          );
        })}
      </div>
      <p role="status" className="min-h-6">
        {chosen !== undefined && (chosen === side ? DRILL.right(played) : DRILL.wrong(played))}
      </p>
      {chosen !== undefined && (
        <Button onClick={onNext} className="justify-self-start">
          {isLast ? DRILL.finish : DRILL.next}
        </Button>
      )}
    </div>
  );
}

/** Plays words one after another; the learner chooses which of the two each one was. */
export function ListeningRound({ pairs, listening, result, onDone }: ListeningRoundProps) {
  const [round, setRound] = useState<Round | null>(null);
  const [at, setAt] = useState(0);
  const ask = (from: Round, place: number): void => {
    const word = from.words[place];
    const text = word && pairs[word.pair]?.[word.side].text;
    if (text) void listening.play(`round:${text}`, [{ model: text }], ONCE);
  };
  const start = (): void => {
    const next = newRound(pairs.length, Math.random);
    setRound(next);
    setAt(0);
    ask(next, 0);
  };
  const pair = round?.words[at] && pairs[round.words[at].pair];
  const isOver = round !== null && at === round.words.length;

  const onChoose = (side: 0 | 1): void => {
    if (!round) return;
    const next = choose(round, side);
    setRound(next);
    if (isRoundOver(next)) onDone(rightOf(next), next.words.length);
  };
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg font-semibold">{DRILL.round}</h2>
        <ResultBadge result={result} />
      </div>
      <Card className="grid gap-4">
        {round === null && (
          <>
            <p className="text-pretty">{DRILL.roundText(ROUND_LENGTH)}</p>
            <Button className="justify-self-start" disabled={!listening.hasVoice} onClick={start}>
              {DRILL.start}
            </Button>
          </>
        )}
        {round && pair && !isOver && (
          <Question
            key={at}
            round={round}
            at={at}
            pair={pair}
            listening={listening}
            onChoose={onChoose}
            onNext={() => {
              setAt(at + 1);
              ask(round, at + 1);
            }}
          />
        )}
        {isOver && (
          <>
            <p role="status" className="text-xl font-semibold">
              {DRILL.done(rightOf(round), round.words.length)}
            </p>
            <p className="text-pretty">
              {rightOf(round) / round.words.length >= GOOD_SHARE ? DRILL.doneWell : DRILL.doneMore}
            </p>
            <Button variant="secondary" className="justify-self-start" onClick={start}>
              {DRILL.again}
            </Button>
          </>
        )}
      </Card>
    </section>
  );
}
