import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { UNSAVED } from '#src/shared/audio/recorder-words.ts';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import { LiveWave } from '#src/shared/speaking/turn/live-wave.tsx';
import type { Conversation } from '#src/shared/speaking/turn/use-turn.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { IN_EXAM } from '../messages/speaking-exam.ts';
import type { ExamEffect } from '../model/exam-machine.ts';
import type { ExamPlace } from '../model/exam-progress.ts';
import type { Card } from '../model/exam-script.ts';
import { NotesPad } from './notes-pad.tsx';
import { PreparationClock } from './preparation-clock.tsx';
import { TopicCard } from './topic-card.tsx';

interface ExamStageProps {
  conversation: Conversation;
  /** What happens now. */
  scene: ExamEffect | null;
  place: ExamPlace;
  notes: string;
  onNotes: (notes: string) => void;
  onReady: () => void;
  onLeave: () => void;
}

function cardOf(scene: ExamEffect | null): Card | null {
  if (scene?.kind === 'say' || scene?.kind === 'prepare') return scene.card;
  return scene?.kind === 'ask' ? scene.question.card : null;
}

function Head({ place: { part, minutes }, onLeave }: Pick<ExamStageProps, 'place' | 'onLeave'>) {
  return (
    <header className="flex min-h-14 items-center gap-2 px-2">
      <IconButton icon={X} label={IN_EXAM.leave} aria-haspopup="dialog" onClick={onLeave} />
      <h1 className="flex-1 pe-11 text-center text-sm font-semibold text-muted tabular-nums">
        {IN_EXAM.progress(part, minutes)}
      </h1>
    </header>
  );
}

/** What the learner does now, at the same place throughout the test. */
function Foot({
  conversation: { turn },
  scene,
  onReady,
}: Omit<ExamStageProps, 'place' | 'notes' | 'onNotes'>) {
  const { name } = useStore(turn.state);
  const isListening = scene?.kind === 'ask' && name === 'listening';
  const saying = {
    prepare: IN_EXAM.preparing,
    'hand-in': scene?.kind === 'hand-in' ? IN_EXAM.handingIn(scene.part) : '',
    say: IN_EXAM.speaking,
    stop: '',
    ask: name === 'asking' ? IN_EXAM.speaking : name === 'listening' ? IN_EXAM.listening : '',
  };
  return (
    <footer
      data-keep-clear
      className="sticky bottom-0 bg-canvas px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto grid max-w-xl justify-items-center gap-2">
        <div className="h-14">{isListening && <LiveWave level={turn.level} />}</div>
        <p role="status" className="min-h-6 text-muted">
          {scene && saying[scene.kind]}
        </p>
        {scene?.kind === 'prepare' ? (
          <Button size="lg" className="w-full" onClick={onReady}>
            {IN_EXAM.ready}
          </Button>
        ) : (
          <Button
            size="lg"
            icon={Check}
            className="w-full"
            disabled={!isListening}
            onClick={() => turn.finish()}
          >
            {IN_EXAM.finish}
          </Button>
        )}
      </div>
    </footer>
  );
}

/** The test as it is held: the examiner, in the second part the card and the notes, and no help. */
export function ExamStage(props: ExamStageProps) {
  const { conversation, scene, notes, onNotes } = props;
  const { voice, turn, recorder } = conversation;
  const { line, isSilent, isSpeaking } = useStore(voice.state);
  const turnState = useStore(turn.state);
  const isStored = useStore(recorder.state, (state) => state.name !== 'recording' || state.isStored);
  const card = cardOf(scene);
  const stage = useRef<HTMLElement>(null);
  // The button that led here is gone, and the focus with it.
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const isListening = turnState.name === 'listening' && turnState.hasSpoken;
  return (
    <main id="main" ref={stage} tabIndex={-1} className="flex min-h-dvh flex-col bg-canvas outline-none">
      <Head {...props} />
      <div className="mx-auto grid w-full max-w-xl flex-1 content-center gap-4 px-4 py-2">
        <ExaminerFigure
          level={voice.level}
          isListening={isListening}
          className={`mx-auto w-full ${card ? 'max-w-32' : 'max-w-72'}`}
        />
        {isSilent && isSpeaking && line && (
          <div className="grid gap-1 text-center">
            <p lang="en" className="text-lg font-semibold text-balance">
              {line.text}
            </p>
            <p className="text-sm text-muted">{IN_EXAM.unheard}</p>
          </div>
        )}
        {!isStored && <Notice tone="warning">{UNSAVED.inMemory}</Notice>}
        {card && <TopicCard card={card} />}
        {scene?.kind === 'prepare' && (
          <div className="grid justify-items-center">
            <PreparationClock key={scene.left} left={scene.left} />
          </div>
        )}
        {card && scene?.kind !== 'say' && <NotesPad notes={notes} onChange={onNotes} />}
      </div>
      <Foot {...props} />
    </main>
  );
}
