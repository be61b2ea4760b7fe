import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { estimateWords } from '#rules/speaking/estimate-words.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import { useDeviceTalk } from '#src/shared/speaking/device-talk.ts';
import { TurnPanel } from '#src/shared/speaking/turn-panel.tsx';
import type { TurnState } from '#src/shared/speaking/turn-state.ts';
import type { Conversation } from '#src/shared/speaking/use-turn.ts';
import { Button } from '#src/ui/button.tsx';
import { HeardLine } from './heard-line.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';

interface AnswerPanelProps {
  owner: string;
  conversation: Pick<Conversation, 'turn' | 'recorder'>;
  /** Length that the exam gives the answer, seconds. */
  limit: number;
  /** Asks the same again. */
  onAgain: () => void;
  /** Goes on; null: the question was passed over. `words`: estimated from the sound; null where that is not possible. */
  onNext: (answered: { words: number | null } | null) => void;
}

const texts = SHORT_TALK;

type Answered = Extract<TurnState, { name: 'answered' }>;

/** An answer that is on the disk: what this device heard in it, and where to go on. */
function AnsweredPanel({
  answered: { recordingId, end },
  onAgain,
  onNext,
}: Pick<AnswerPanelProps, 'onAgain' | 'onNext'> & { answered: Answered }) {
  const talk = useDeviceTalk(recordingId);
  const words = talk.name === 'heard' ? estimateWords(talk.sound) : null;
  return (
    <div className="grid w-full gap-4">
      <p role="status" className="text-center text-pretty">
        {texts.saved[end]}
      </p>
      <OwnRecording recordingId={recordingId} />
      <HeardLine talk={talk} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="lg" icon={ArrowRight} className="max-sm:w-full" onClick={() => onNext({ words })}>
          {texts.next}
        </Button>
        <Button variant="quiet" icon={RotateCcw} onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
}

/** The learner's side of a question, until they go on to the next. */
export function AnswerPanel({ owner, conversation, limit, onAgain, onNext }: AnswerPanelProps) {
  const state = useStore(conversation.turn.state);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (state.name !== 'idle' && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [state.name]);
  return (
    <div ref={panel} tabIndex={-1} className="grid justify-items-center gap-4 outline-none">
      <TurnPanel conversation={conversation} owner={owner} limit={limit} />
      {state.name === 'answered' && <AnsweredPanel answered={state} onAgain={onAgain} onNext={onNext} />}
      {(state.name === 'unheard' || state.name === 'stuck') && (
        <Button variant="quiet" onClick={() => onNext(null)}>
          {texts.skip}
        </Button>
      )}
    </div>
  );
}
