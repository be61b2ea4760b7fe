import { SkipForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Captions } from '#src/shared/examiner/captions.tsx';
import { ExaminerFigure } from '#src/shared/examiner/examiner-figure.tsx';
import { TurnPanel } from '#src/shared/speaking/turn-panel.tsx';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { ROOM } from '../messages/practice-room.ts';
import { isCard } from '../model/asked-question.ts';
import type { Room } from '../model/use-room.ts';
import { AnsweredStep } from './answered-step.tsx';
import { InterruptedAnswer } from './interrupted-answer.tsx';
import { TopicCard } from './topic-card.tsx';

/** What the examiner last said, or the question where the learner is. */
function Words({ room }: { room: Room }) {
  const { voice, turn } = room.conversation;
  const said = useStore(voice.state);
  const { step, place, turnState } = room;
  if (!step) return null;
  const line = turnState.name === 'asking' && said.line ? said.line : (place?.followUp ?? step.line);
  const isOpen = turnState.name === 'asking' || (turnState.name === 'listening' && !turnState.hasSpoken);
  const again = isOpen ? () => void turn.repeat() : () => void voice.say(line);
  return (
    <Captions
      key={line.text}
      line={{ ...line, vi: line.vi ?? '' }}
      isSilent={said.isSilent && said.line?.text === line.text}
      onAgain={turnState.name === 'listening' && turnState.hasSpoken ? undefined : again}
    />
  );
}

/** Takes the focus when what had it is gone. */
function useKeptFocus(what: string) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the screen changes
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [what]);
  return place;
}

/** The examiner, the question, and what the learner does now. */
export function RoomStage({ room }: { room: Room }) {
  const { step, place, scene, turnState, conversation, owner, attemptId, steps } = room;
  const isListening = turnState.name === 'listening' && turnState.hasSpoken;
  const isAnswered = turnState.name === 'answered' || (turnState.name === 'idle' && scene === 'answered');
  const hasTurn = turnState.name !== 'idle' && turnState.name !== 'answered';
  const stage = useKeptFocus(`${room.questionId} ${scene} ${turnState.name}`);
  if (!step) return null;
  const card = isCard(step) && !place?.followUp;
  return (
    <div
      ref={stage}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-4 px-4 py-4 outline-none"
    >
      <div className="grid gap-1.5">
        <p className="flex justify-between text-sm text-muted">
          <span>{ROOM.part(step.content.part)}</span>
          <span>{ROOM.place(step.position, steps.length)}</span>
        </p>
        <ProgressBar
          value={steps.filter(({ id }) => room.answers.has(id)).length}
          max={steps.length}
          label={ROOM.place(step.position, steps.length)}
        />
      </div>
      <ExaminerFigure
        level={conversation.voice.level}
        isListening={isListening}
        className={`mx-auto transition-[width] duration-200 ${isAnswered || card ? 'w-28' : 'w-64 sm:w-72'}`}
      />
      {!(card && !isAnswered) && <Words room={room} />}
      {place?.followUp && (
        <p className="text-center text-sm text-muted">{ROOM.followUp[place.followUp.by]}</p>
      )}
      {card && (hasTurn || scene === 'card') && (
        <TopicCard
          owner={owner}
          attemptId={attemptId}
          step={step}
          {...(scene === 'card' && !hasTurn && { onReady: room.speakCard })}
        />
      )}
      {hasTurn && (
        <div className="sticky bottom-0 mt-auto bg-canvas pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
          <TurnPanel conversation={conversation} owner={owner} limit={step.content.max_seconds} />
        </div>
      )}
      {scene === 'interrupted' && turnState.name === 'idle' && <InterruptedAnswer room={room} />}
      {isAnswered && <AnsweredStep room={room} />}
      {(turnState.name === 'asking' ||
        turnState.name === 'unheard' ||
        turnState.name === 'stuck' ||
        scene === 'card') &&
        !isAnswered && (
          <Button variant="quiet" icon={SkipForward} className="self-center" onClick={room.next}>
            {ROOM.skip}
          </Button>
        )}
    </div>
  );
}
