import { SkipForward } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Preparation } from '#src/shared/questions/ielts-unscripted-speaking/preparation.tsx';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { type AnsweredLook, AnsweredStep } from './answered-step.tsx';
import { CueCard } from './cue-card.tsx';
import { ExaminerWords } from './examiner-words.tsx';
import { InterruptedAnswer } from './interrupted-answer.tsx';
import { DIALOGUE } from './messages/dialogue.ts';
import { ReadyPanel } from './ready-panel.tsx';
import { type DialogueStep, isCard } from './steps.ts';
import { TurnPanel } from './turn-panel.tsx';
import type { Dialogue } from './use-dialogue.ts';

/** Takes the focus when what had it is gone. */
function useKeptFocus(what: string) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the screen changes
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [what]);
  return place;
}

/** Where in the conversation the learner is. */
function Place({ dialogue: { steps, answers }, step }: { dialogue: Dialogue; step: DialogueStep }) {
  const at = DIALOGUE.place(step.position, steps.length);
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between text-sm text-muted">
        <span>{DIALOGUE.part(step.content.part)}</span>
        <span>{at}</span>
      </p>
      <ProgressBar value={steps.filter(({ id }) => answers.has(id)).length} max={steps.length} label={at} />
    </div>
  );
}

/** What is on screen now. */
function lookOf({ turnState: { name }, scene, place }: Dialogue, step: DialogueStep) {
  const hasTurn = name !== 'idle' && name !== 'answered';
  const isAnswered = name === 'answered' || (name === 'idle' && scene === 'answered');
  const isPreparing = scene === 'card' && !hasTurn;
  const isBlocked = name === 'unheard' || name === 'stuck';
  return {
    hasTurn,
    isAnswered,
    isPreparing,
    card: isCard(step) && !place?.followUp && !isAnswered,
    maySkip: !isAnswered && (name === 'asking' || isBlocked || scene === 'card'),
  };
}

interface DialogueStageProps extends AnsweredLook {
  dialogue: Dialogue;
  /** Beside a card: what the learner writes down. `isPreparing`: there is time for it. */
  notes?: (step: DialogueStep, isPreparing: boolean) => ReactNode;
}

/** The examiner, the question, and what the learner does now. */
export function DialogueStage({ dialogue, notes, ...answered }: DialogueStageProps) {
  const { step, place, scene, turnState, conversation, owner } = dialogue;
  const stage = useKeptFocus(`${dialogue.questionId} ${scene} ${turnState.name}`);
  if (!step) return null;
  const { hasTurn, isAnswered, isPreparing, card, maySkip } = lookOf(dialogue, step);
  const isIdle = turnState.name === 'idle';
  return (
    <div ref={stage} tabIndex={-1} className="flex flex-1 flex-col gap-4 outline-none">
      <Place dialogue={dialogue} step={step} />
      <ExaminerFigure
        level={conversation.voice.level}
        isListening={turnState.name === 'listening' && turnState.hasSpoken}
        className={`mx-auto transition-[width] duration-200 ${isAnswered || card ? 'w-28' : 'w-64 sm:w-72'}`}
      />
      {!card && scene !== 'ready' && <ExaminerWords dialogue={dialogue} />}
      {place?.followUp && (
        <p className="text-center text-sm text-muted">{DIALOGUE.followUp[place.followUp.by]}</p>
      )}
      {card && scene !== 'interrupted' && (
        <div className="grid w-full gap-4 text-start">
          <CueCard step={step} />
          {notes?.(step, isPreparing)}
          {isPreparing && (
            <Preparation
              seconds={step.content.prep_seconds}
              onTimeUp={dialogue.speakCard}
              onSkip={dialogue.speakCard}
            />
          )}
        </div>
      )}
      {hasTurn && (
        <div
          data-keep-clear
          className="sticky bottom-[var(--bottom-bar-height)] mt-auto bg-canvas pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
        >
          <TurnPanel
            conversation={conversation}
            owner={owner}
            limit={step.content.max_seconds}
            longest={dialogue.policy.longest(step.content)}
          />
        </div>
      )}
      {scene === 'ready' && isIdle && (
        <ReadyPanel isResumed={dialogue.isResumed} onReady={() => void dialogue.enter()} />
      )}
      {scene === 'interrupted' && isIdle && <InterruptedAnswer dialogue={dialogue} />}
      {isAnswered && <AnsweredStep dialogue={dialogue} {...answered} />}
      {maySkip && (
        <Button variant="quiet" icon={SkipForward} className="self-center" onClick={dialogue.next}>
          {DIALOGUE.skip}
        </Button>
      )}
    </div>
  );
}
