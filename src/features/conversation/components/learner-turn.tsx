import { Hand, Lightbulb, Mic, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { InsteadOfLine } from '#src/shared/speaking/hearing/instead-of-line.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TALK } from '../messages/scenes.ts';
import type { SceneSession } from '../model/scene-session.ts';
import { HeardWords } from './heard-words.tsx';
import { MeaningChoice } from './meaning-choice.tsx';
import { RecordButton } from './record-button.tsx';

/** Tries that were not understood. */
const HINTS_AFTER = 2;

interface LearnerTurnProps {
  session: SceneSession;
  /** Name of the partner. */
  partner: string;
}

/** Whose turn it is, and what became of the last answer. */
function statusOf({ take, stage, slip }: SceneSession, partner: string): string {
  if (take.name === 'asking') return TALK.asking;
  if (take.name === 'recording') return TALK.listening;
  if (stage.name === 'hearing') return TALK.hearing;
  if (slip !== null) return TALK[slip];
  return stage.name === 'speaking' ? TALK.speaking(partner) : TALK.yourTurn;
}

/** Which of these was meant. */
function Unsure({ session }: Pick<LearnerTurnProps, 'session'>) {
  const { stage, turn, answer } = session;
  const { candidates, heard } = stage.name === 'unsure' ? stage : { candidates: [], heard: undefined };
  return (
    <div className="grid gap-3">
      {heard && <HeardWords heard={heard} />}
      <MeaningChoice
        title={TALK.unsure}
        meanings={candidates.flatMap((id) => turn.expect.filter((meaning) => meaning.id === id))}
        onPick={(meaning) => answer({ kind: 'meaning', meaning, by: 'voice', heard })}
      />
      <Button variant="secondary" onClick={() => answer({ kind: 'other', heard })}>
        {TALK.none}
      </Button>
    </div>
  );
}

/** The learner's turn: to speak, or to tap what they mean; with hints, and a way on. */
export function LearnerTurn({ session, partner }: LearnerTurnProps) {
  const { stage, take, slip, talk, turn, answer } = session;
  const [chosenHints, setHints] = useState<boolean | null>(null);
  // After two answers that were not understood they come by themselves.
  const showsHints = chosenHints ?? talk.tries >= HINTS_AFTER;
  const [taps, setTaps] = useState(false);
  const isTapping = taps || slip === 'noModel' || slip === 'failed';
  return (
    <div className="grid gap-3" data-stage={stage.name}>
      <p role="status" className="text-center text-muted text-pretty">
        {statusOf(session, partner)}
      </p>
      <InsteadOfLine reason={session.insteadOf} />
      {take.name === 'failed' && (
        <Notice tone="error" title={TALK.micFailed}>
          {RECORDER_PROBLEMS[take.problem]}
        </Notice>
      )}
      {stage.name === 'unsure' ? <Unsure session={session} /> : <RecordButton session={session} />}
      {isTapping && stage.name !== 'unsure' && (
        <MeaningChoice
          title={TALK.tapTitle}
          meanings={turn.expect}
          onPick={(meaning) => answer({ kind: 'meaning', meaning, by: 'tap' })}
        />
      )}
      {showsHints && !isTapping && <MeaningChoice title={TALK.hintsTitle} meanings={turn.expect} />}
      <div className="flex flex-wrap justify-center gap-x-1">
        {!isTapping && (
          <Button
            variant="quiet"
            icon={Lightbulb}
            aria-expanded={showsHints}
            onClick={() => setHints(!showsHints)}
          >
            {showsHints ? TALK.hideHints : TALK.hints}
          </Button>
        )}
        <Button variant="quiet" icon={taps ? Mic : Hand} aria-pressed={taps} onClick={() => setTaps(!taps)}>
          {taps ? TALK.talkInstead : TALK.tap}
        </Button>
        <Button variant="quiet" icon={SkipForward} onClick={() => answer({ kind: 'skip' })}>
          {TALK.skip}
        </Button>
      </div>
    </div>
  );
}
