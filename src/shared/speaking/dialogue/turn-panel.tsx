import { Check, Mic } from 'lucide-react';
import { useStore } from 'zustand';
import { RecorderFailed } from '#src/shared/audio/recorder-failed.tsx';
import { UNSAVED } from '#src/shared/audio/recorder-words.ts';
import { UnsavedRecording } from '#src/shared/audio/unsaved-recording.tsx';
import { LiveWave } from '#src/shared/speaking/turn/live-wave.tsx';
import { TURN } from '#src/shared/speaking/turn/messages/turn.ts';
import type { Conversation } from '#src/shared/speaking/turn/use-turn.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TalkClock } from './talk-clock.tsx';

interface TurnPanelProps {
  conversation: Pick<Conversation, 'turn' | 'recorder'>;
  owner: string;
  /** How long the exam lets a learner talk, seconds. */
  limit: number;
  /** When the recording ends, seconds. */
  longest: number;
}

/** Why nothing is recorded, or where the recording is. */
function Stuck({ conversation: { turn, recorder }, owner }: Omit<TurnPanelProps, 'limit' | 'longest'>) {
  const state = useStore(recorder.state);
  if (state.name === 'unsaved')
    return <UnsavedRecording recorder={recorder} owner={owner} sound={state.sound} why={state.why} />;
  return (
    <>
      {state.name === 'failed' && (
        <RecorderFailed state={state} owner={owner} onAnyway={() => turn.answer('anyway')} />
      )}
      <Button icon={Mic} onClick={() => turn.answer()}>
        {TURN.again}
      </Button>
    </>
  );
}

function Listening({
  conversation: { turn, recorder },
  limit,
  longest,
  since,
  hasSpoken,
}: Omit<TurnPanelProps, 'owner'> & { since: number; hasSpoken: boolean }) {
  const isStored = useStore(recorder.state, (state) => state.name !== 'recording' || state.isStored);
  return (
    <>
      {!isStored && <Notice tone="warning">{UNSAVED.inMemory}</Notice>}
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Mic aria-hidden className="size-5 text-brand-strong" />
        {hasSpoken ? TURN.listening : TURN.begin}
      </p>
      <LiveWave level={turn.level} />
      <TalkClock since={since} limit={limit} longest={longest} />
      <Button size="lg" icon={Check} className="w-full sm:w-auto" onClick={() => turn.finish()}>
        {TURN.done}
      </Button>
    </>
  );
}

/** The learner's side of a turn: what is going on, and the one thing to press. Empty once the answer is saved. */
export function TurnPanel({ conversation, owner, limit, longest }: TurnPanelProps) {
  const { turn } = conversation;
  const state = useStore(turn.state);
  if (state.name === 'idle' || state.name === 'answered') return null;
  return (
    <div className="grid w-full justify-items-center gap-3">
      {state.name === 'asking' && (
        <>
          <p role="status" className="text-muted">
            {TURN.asking}
          </p>
          <Button variant="secondary" icon={Mic} onClick={() => turn.finish()}>
            {TURN.answerNow}
          </Button>
        </>
      )}
      {(state.name === 'opening' || state.name === 'saving') && (
        <p role="status" className="min-h-11 text-muted">
          {state.name === 'opening' ? TURN.opening : TURN.saving}
        </p>
      )}
      {state.name === 'listening' && (
        <Listening
          conversation={conversation}
          limit={limit}
          longest={longest}
          since={state.since}
          hasSpoken={state.hasSpoken}
        />
      )}
      {state.name === 'unheard' && (
        <>
          <Notice tone="warning" title={state.isLost ? TURN.goneTitle : TURN.unheardTitle}>
            <p>{state.isLost ? TURN.gone : TURN.unheard}</p>
          </Notice>
          <Button icon={Mic} onClick={() => turn.answer()}>
            {TURN.again}
          </Button>
        </>
      )}
      {state.name === 'stuck' && <Stuck conversation={conversation} owner={owner} />}
    </div>
  );
}
