import { useEffect, useReducer, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import { keepScreenOn } from '#src/shared/audio/keep-screen-on.ts';
import type { Conversation } from '#src/shared/speaking/turn/use-turn.ts';
import type { ExamState } from './exam-machine.ts';
import { type ExamProgress, placeOf } from './exam-progress.ts';
import { createExamRun } from './exam-run.ts';
import type { ExamScript } from './exam-script.ts';
import { handInPart } from './hand-in-part.ts';
import { changeExamNotes } from './stored-exam.ts';

/** How often the time of a running test is stored, milliseconds: a kill gives back at most this much. */
const KEEP_MS = 5_000;
const SECOND_MS = 1_000;

export interface RunningExam {
  owner: string;
  setId: string;
  attemptId: string;
  /** Shown in the list of unsent work. */
  label: string;
  script: ExamScript;
}

/** While a test is held: no update, no reminder, no dark screen. */
function useUndisturbed(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const release = holdUpdates('speaking test');
    const letScreenGo = keepScreenOn();
    return () => {
      release();
      letScreenGo();
    };
  }, [isHeld]);
}

function useRun(exam: RunningExam, conversation: Conversation) {
  const latest = useRef({ exam, conversation });
  useEffect(() => {
    latest.current = { exam, conversation };
  });
  const [run] = useState(() =>
    createExamRun(exam.script, () => {
      const { owner, attemptId, setId, label } = latest.current.exam;
      return {
        label,
        conversation: latest.current.conversation,
        keep: (progress) => changeExamNotes(owner, attemptId, { progress }),
        handIn: (part) => handInPart({ owner, setId, attemptId, part, label }),
      };
    }),
  );
  return run;
}

/** Holds a test on this screen; leaving the screen interrupts it. */
export function useExamRun(exam: RunningExam, conversation: Conversation) {
  const run = useRun(exam, conversation);
  const state: ExamState = useStore(run.state);
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const isRunning = state.name === 'running';
  const { owner, attemptId } = exam;
  useUndisturbed(isRunning || state.name === 'paused');

  useEffect(() => {
    if (!isRunning) return;
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') run.interrupt('hidden');
    };
    const ticking = setInterval(tick, SECOND_MS);
    const keeping = setInterval(
      () => void changeExamNotes(owner, attemptId, { progress: run.progress() }),
      KEEP_MS,
    );
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(ticking);
      clearInterval(keeping);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [isRunning, owner, attemptId, run]);
  useEffect(() => () => run.interrupt('hidden'), [run]);

  return {
    state,
    place: placeOf(run.progress()),
    ready: run.ready,
    /** To be called by a press, so that the browser plays sound. */
    begin: (from: ExamProgress): void => {
      if (isRunning) return;
      conversation.voice.unlock();
      run.begin(from);
    },
  };
}
