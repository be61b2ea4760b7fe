import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { formatSeconds } from '#rules/text/formats.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { RecorderFailed } from '#src/shared/audio/recorder-failed.tsx';
import { UNSAVED } from '#src/shared/audio/recorder-words.ts';
import { UnsavedRecording } from '#src/shared/audio/unsaved-recording.tsx';
import type { Turn } from '#src/shared/speaking/turn.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Elapsed } from './elapsed.tsx';
import { LevelBars } from './level-bars.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';

interface TurnPanelProps {
  owner: string;
  turn: Turn;
  recorder: Recorder;
  /** Length that the exam gives the answer, seconds. */
  seconds: number;
  /** Asks the same again. */
  onAgain: () => void;
  /** Goes on; `isAnswered`: the question was answered. */
  onNext: (isAnswered: boolean) => void;
}

const words = SHORT_TALK;

function Listening({
  turn,
  recorder,
  since,
  seconds,
}: Pick<TurnPanelProps, 'turn' | 'recorder' | 'seconds'> & { since: number }) {
  const isStored = useStore(recorder.state, (now) => now.name !== 'recording' || now.isStored);
  return (
    <>
      {!isStored && <Notice tone="warning">{UNSAVED.full}</Notice>}
      <LevelBars level={turn.level} />
      <p className="text-sm text-muted">
        <Elapsed since={since} /> · {words.realTime(formatSeconds(seconds))}
      </p>
      <Button size="lg" icon={Check} onClick={() => turn.finish()}>
        {words.done}
      </Button>
    </>
  );
}

function Stuck({
  owner,
  turn,
  recorder,
  onAgain,
}: Pick<TurnPanelProps, 'owner' | 'turn' | 'recorder' | 'onAgain'>) {
  const state = useStore(recorder.state);
  if (state.name === 'unsaved')
    return <UnsavedRecording recorder={recorder} owner={owner} sound={state.sound} />;
  return (
    <>
      {state.name === 'failed' && (
        <RecorderFailed state={state} owner={owner} onAnyway={() => void turn.answer('anyway')} />
      )}
      <Button icon={RotateCcw} onClick={onAgain}>
        {words.unheard.retry}
      </Button>
    </>
  );
}

function TurnState(props: TurnPanelProps) {
  const { owner, turn, recorder, seconds, onAgain, onNext } = props;
  const state = useStore(turn.state);
  switch (state.name) {
    case 'idle':
      return null;
    case 'asking':
      return (
        <Button variant="quiet" onClick={() => turn.finish()}>
          {words.answerNow}
        </Button>
      );
    case 'opening':
    case 'saving':
      return null;
    case 'listening':
      return <Listening turn={turn} recorder={recorder} since={state.since} seconds={seconds} />;
    case 'answered':
      return (
        <>
          <div className="w-full">
            <OwnRecording recordingId={state.recordingId} />
          </div>
          <div className="flex flex-wrap justify-center gap-2">
            <Button size="lg" onClick={() => onNext(true)}>
              {words.next}
            </Button>
            <Button variant="quiet" icon={RotateCcw} onClick={onAgain}>
              {words.again}
            </Button>
          </div>
        </>
      );
    case 'unheard':
      return (
        <>
          <Notice tone="warning" title={words.unheard.title}>
            <p>{state.isLost ? words.unheard.lost : words.unheard.text}</p>
          </Notice>
          <div className="flex flex-wrap justify-center gap-2">
            <Button icon={RotateCcw} onClick={onAgain}>
              {words.unheard.retry}
            </Button>
            <Button variant="quiet" onClick={() => onNext(false)}>
              {words.skip}
            </Button>
          </div>
        </>
      );
    case 'stuck':
      return <Stuck owner={owner} turn={turn} recorder={recorder} onAgain={onAgain} />;
  }
}

/** What happens now, said to those who do not see it. */
function useStatus(turn: Turn): string {
  const state = useStore(turn.state);
  switch (state.name) {
    case 'asking':
      return words.asking;
    case 'opening':
      return words.opening;
    case 'listening':
      return words.listening;
    case 'saving':
      return words.saving;
    case 'answered':
      return words.saved[state.end];
    default:
      return '';
  }
}

/** The learner's side of a turn: what is happening, and the one thing to do. */
export function TurnPanel(props: TurnPanelProps) {
  const status = useStatus(props.turn);
  const name = useStore(props.turn.state, (state) => state.name);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (name !== 'idle' && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div ref={panel} tabIndex={-1} className="grid justify-items-center gap-4 outline-none">
      <p role="status" className="min-h-6 text-center text-muted text-pretty">
        {status}
      </p>
      <TurnState {...props} />
    </div>
  );
}
