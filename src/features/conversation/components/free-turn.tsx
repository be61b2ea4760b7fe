import { Keyboard, Mic, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { FREE, TALK } from '../messages/scenes.ts';
import type { SceneSession } from '../model/scene-session.ts';
import { useFreeOffer } from '../model/use-free-offer.ts';
import { RecordButton } from './record-button.tsx';
import { TypedAnswer } from './typed-answer.tsx';

interface FreeTurnProps {
  owner: string;
  session: SceneSession;
  free: NonNullable<SceneSession['free']>;
  /** Name of the partner. */
  partner: string;
}

function statusOf({ take, stage, slip }: SceneSession, partner: string): string {
  if (take.name === 'asking') return TALK.asking;
  if (take.name === 'recording') return TALK.listening;
  if (stage.name === 'hearing') return FREE.writing;
  if (stage.name === 'thinking') return FREE.thinking(partner);
  if (slip !== null) return TALK[slip];
  return stage.name === 'speaking' ? TALK.speaking(partner) : TALK.yourTurn;
}

interface WaysProps {
  types: boolean;
  onTypes: (types: boolean) => void;
  onLeave: () => void;
}

/** Other ways to answer. */
function Ways({ types, onTypes, onLeave }: WaysProps) {
  return (
    <>
      <Button
        variant="quiet"
        icon={types ? Mic : Keyboard}
        aria-pressed={types}
        onClick={() => onTypes(!types)}
      >
        {types ? TALK.talkInstead : FREE.type}
      </Button>
      <Button variant="quiet" icon={SkipForward} onClick={onLeave}>
        {FREE.leave}
      </Button>
    </>
  );
}

/** The learner's turn in a free talk: to speak or to type in their own words, or to go on as the scene is written. */
export function FreeTurn({ owner, session, free, partner }: FreeTurnProps) {
  const { voice } = useFreeOffer(owner);
  const [chosen, setTypes] = useState<boolean | null>(null);
  const { stage, take, slip } = session;
  // This device or the server hears; those who were asked about a service and chose to type begin with that.
  const types = chosen ?? voice === 'asked';
  const isTyping = types || slip === 'unwritten' || take.name === 'failed';
  const isWaiting = stage.name === 'hearing' || stage.name === 'thinking';
  return (
    <div className="grid gap-3" data-stage={stage.name}>
      <p role="status" className="flex items-center justify-center gap-2 text-muted text-pretty">
        {isWaiting && <Spinner />}
        {statusOf(session, partner)}
      </p>
      {take.name === 'failed' && (
        <Notice tone="error" title={TALK.micFailed}>
          {RECORDER_PROBLEMS[take.problem]}
        </Notice>
      )}
      {!types && !isWaiting && <RecordButton session={session} />}
      {isTyping && take.name !== 'recording' && <TypedAnswer isBusy={isWaiting} onSay={free.say} />}
      <div className="flex flex-wrap justify-center gap-x-1">
        {isWaiting ? (
          <Button variant="quiet" onClick={free.giveUp}>
            {FREE.giveUp}
          </Button>
        ) : (
          <Ways types={types} onTypes={setTypes} onLeave={free.leave} />
        )}
      </div>
    </div>
  );
}
