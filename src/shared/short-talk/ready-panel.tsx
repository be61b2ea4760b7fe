import { useCallback, useState } from 'react';
import { discardRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { findInterrupted } from '#src/platform/outbox/recordings/unclaimed.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { Preparation } from '#src/shared/questions/ielts-unscripted-speaking/preparation.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';

interface ReadyPanelProps {
  attemptId: string;
  questionId: string;
  /** Time to prepare, seconds; 0: none. */
  prepSeconds: number;
  /** The talk was left and is resumed here. */
  isResumed: boolean;
  /** A press: asks the question, or shows the card. */
  onReady: () => void;
  /** The preparation is over. */
  onPrepared: () => void;
  /** Takes over what a killed browser has left of the answer. */
  onKeep: (recordingId: string) => Promise<void>;
}

const words = SHORT_TALK;

/** Before a question: what was left of an interrupted answer, the time to prepare, or the press that lets it begin. */
export function ReadyPanel(props: ReadyPanelProps) {
  const { attemptId, questionId, prepSeconds, isResumed, onReady, onPrepared, onKeep } = props;
  const [isPreparing, setPreparing] = useState(false);
  const readInterrupted = useCallback(() => findInterrupted(attemptId, questionId), [attemptId, questionId]);
  const interrupted = useLive(readInterrupted);
  if (interrupted)
    return (
      <Notice tone="warning" title={words.interrupted.title}>
        <p>{words.interrupted.text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => void onKeep(interrupted.id)}>{words.interrupted.keep}</Button>
          <Button variant="quiet" onClick={() => void discardRecording(interrupted.id)}>
            {words.interrupted.discard}
          </Button>
        </div>
      </Notice>
    );
  if (isPreparing) return <Preparation seconds={prepSeconds} onTimeUp={onPrepared} onSkip={onPrepared} />;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <h2 className="text-xl font-semibold">{words.ready.title}</h2>
      <p className="text-muted text-pretty">{isResumed ? words.ready.welcomeBack : words.ready.text}</p>
      <Button
        size="lg"
        className="max-sm:w-full"
        onClick={() => {
          onReady();
          if (prepSeconds > 0) setPreparing(true);
        }}
      >
        {words.ready.start}
      </Button>
    </div>
  );
}
