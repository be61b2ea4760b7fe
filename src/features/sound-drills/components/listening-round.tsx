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
import { FeedbackSheet } from '#src/shared/question-loop/feedback-sheet.tsx';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { QuestionMenu } from '#src/shared/question-loop/question-menu.tsx';
import { QuestionTop } from '#src/shared/question-loop/question-top.tsx';
import { rightRun } from '#src/shared/question-loop/right-run.ts';
import { usePreparedSounds } from '#src/shared/question-loop/use-prepared-sounds.ts';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { DockButton } from '#src/ui/dock-button.tsx';
import { respond } from '#src/ui/sounds/respond.ts';
import type { WordPair } from '../content/drill.ts';
import type { DrillResult } from '../model/drill-progress.ts';
import { ResultBadge } from './result-badge.tsx';

interface ListeningRoundProps {
  pairs: readonly WordPair[];
  listening: Listening;
  /** Results of earlier rounds. */
  result: DrillResult | undefined;
  onDone: (right: number, total: number) => void;
  /** A round has begun, and has the screen to itself; or it is over. */
  onUnderWay: (isUnderWay: boolean) => void;
}

const ONCE = { slow: false, repeat: false };
/** Share of right answers from which the learner counts as hearing the difference. */
const GOOD_SHARE = 0.85;

interface QuestionProps {
  round: Round;
  /** Index of the current word in the round. */
  at: number;
  pair: WordPair;
  onHear: (text: string) => void;
  onChoose: (side: 0 | 1) => void;
}

function Question({ round, at, pair, onHear, onChoose }: QuestionProps) {
  const side = round.words[at]?.side ?? 0;
  const chosen = round.chosen[at];
  return (
    <div className={`grid gap-4 ${chosen !== undefined && chosen !== side ? 'animate-nudge' : ''}`}>
      <p className="text-stem font-semibold">{DRILL.which}</p>
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
              onClick={() => (chosen === undefined ? onChoose(which === 0 ? 0 : 1) : onHear(text))}
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
    </div>
  );
}

interface RoundDockProps extends Pick<QuestionProps, 'round' | 'at' | 'pair' | 'onHear'> {
  onNext: () => void;
}

/** Hears the word again until it is chosen; then what it was, and the way on. */
function RoundDock({ round, at, pair, onHear, onNext }: RoundDockProps) {
  const side = round.words[at]?.side ?? 0;
  const chosen = round.chosen[at];
  const played = pair[side].text;
  if (chosen === undefined)
    return (
      <Dock>
        <DockButton icon={Volume2} onClick={() => onHear(played)}>
          {DRILL.hear}
        </DockButton>
      </Dock>
    );
  const verdict = chosen === side ? 'right' : 'wrong';
  return (
    <Dock
      tone={verdict}
      sheet={
        <FeedbackSheet
          key={at}
          verdict={verdict}
          title={LOOP[verdict]}
          explanation={DRILL.was(played)}
          end={
            <Button variant="quiet" icon={Volume2} onClick={() => onHear(played)}>
              {DRILL.hear}
            </Button>
          }
        />
      }
    >
      <DockButton onClick={onNext}>{at === round.words.length - 1 ? DRILL.finish : LOOP.next}</DockButton>
    </Dock>
  );
}

interface RoundResultProps {
  right: number;
  total: number;
  onAgain: () => void;
}

function RoundResult({ right, total, onAgain }: RoundResultProps) {
  return (
    <>
      <p role="status" className="text-xl font-semibold">
        {DRILL.done(right, total)}
      </p>
      <p className="text-pretty">{right / total >= GOOD_SHARE ? DRILL.doneWell : DRILL.doneMore}</p>
      <Button variant="secondary" className="justify-self-start" onClick={onAgain}>
        {DRILL.again}
      </Button>
    </>
  );
}

/** Plays words one after another; the learner chooses which of the two each one was. */
export function ListeningRound({ pairs, listening, result, onDone, onUnderWay }: ListeningRoundProps) {
  usePreparedSounds();
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
    onUnderWay(true);
    ask(next, 0);
  };
  const pair = round?.words[at] && pairs[round.words[at].pair];
  const isOver = round !== null && at === round.words.length;
  const hear = (text: string) => void listening.play(`round:${text}`, [{ model: text }], ONCE);

  const next = (): void => {
    if (!round) return;
    setAt(at + 1);
    if (at + 1 < round.words.length) ask(round, at + 1);
    else onUnderWay(false);
  };
  const onChoose = (side: 0 | 1): void => {
    if (!round) return;
    const next = choose(round, side);
    setRound(next);
    respond(side === round.words[at]?.side ? 'right' : 'again');
    if (isRoundOver(next)) onDone(rightOf(next), next.words.length);
  };
  if (round && pair && !isOver)
    return (
      <section className="flex flex-1 flex-col gap-4">
        <QuestionTop
          title={DRILL.question(at + 1, round.words.length)}
          done={at}
          total={round.words.length}
          progress={DRILL.question(at + 1, round.words.length)}
          run={rightRun(
            round.words.map(({ side }, place) => {
              const given = round.chosen[place];
              return given === undefined ? null : given === side;
            }),
          )}
          menu={<QuestionMenu />}
        />
        <div className="flex-1">
          <Question key={at} round={round} at={at} pair={pair} onHear={hear} onChoose={onChoose} />
        </div>
        <RoundDock round={round} at={at} pair={pair} onHear={hear} onNext={next} />
      </section>
    );
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg font-semibold">{DRILL.round}</h2>
        <ResultBadge result={result} />
      </div>
      <Card className="grid gap-4">
        {isOver ? (
          <RoundResult right={rightOf(round)} total={round.words.length} onAgain={start} />
        ) : (
          <>
            <p className="text-pretty">{DRILL.roundText(ROUND_LENGTH)}</p>
            <Button className="justify-self-start" disabled={!listening.hasVoice} onClick={start}>
              {DRILL.start}
            </Button>
          </>
        )}
      </Card>
    </section>
  );
}
