import { useCallback, useEffect, useRef, useState } from 'react';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import { keepScreenOn } from '#src/shared/audio/keep-screen-on.ts';
import type { Conversation } from '#src/shared/speaking/turn/use-turn.ts';
import type { ExamScene } from './conduct-exam.ts';
import { type ExamPlace, type ExamProgress, placeOf } from './exam-progress.ts';
import { ExamRun, type PauseCause } from './exam-run.ts';
import type { ExamScript } from './exam-script.ts';
import { handInPart } from './hand-in-part.ts';
import { changeExamNotes } from './stored-exam.ts';
import type { Transcripts } from './transcripts.ts';

/** How often the time of a running test is stored, milliseconds: a kill gives back at most this much. */
const KEEP_MS = 5_000;
const SECOND_MS = 1_000;

export type RunState =
  | { name: 'waiting' }
  | { name: 'running'; scene: ExamScene | null; place: ExamPlace }
  | { name: 'paused'; why: PauseCause; progress: ExamProgress }
  | { name: 'over'; progress: ExamProgress };

export interface RunningExam {
  owner: string;
  setId: string;
  attemptId: string;
  /** Shown in the list of unsent work. */
  label: string;
  script: ExamScript;
  transcripts: Transcripts;
}

export interface HeldRun {
  state: RunState;
  /** To be called by a press, so that the browser plays sound. */
  begin: (from: ExamProgress) => void;
  /** The learner is ready before the preparation is over. */
  ready: () => void;
  pause: () => void;
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

function newRun(
  exam: RunningExam,
  from: ExamProgress,
  conversation: Conversation,
  show: (scene: ExamScene) => void,
): ExamRun {
  const { owner, attemptId, setId, label, script, transcripts } = exam;
  return new ExamRun(script, from, {
    conversation,
    label,
    show,
    keep: (progress) => changeExamNotes(owner, attemptId, { progress }),
    onAnswered: (recordingId) => transcripts.expect(recordingId),
    handIn: async (part) => {
      await transcripts.settled();
      await handInPart({ owner, setId, attemptId, part, label });
    },
  });
}

/** Holds a test on this screen; leaving the screen interrupts it. */
export function useExamRun(exam: RunningExam, conversation: Conversation): HeldRun {
  const [state, setState] = useState<RunState>({ name: 'waiting' });
  const running = useRef<ExamRun | null>(null);
  const isRunning = state.name === 'running';
  const { owner, attemptId } = exam;
  useUndisturbed(isRunning || state.name === 'paused');

  const begin = (from: ExamProgress): void => {
    if (running.current) return;
    conversation.voice.unlock();
    const run = newRun(exam, from, conversation, (scene) =>
      setState({ name: 'running', scene, place: placeOf(run.progress) }),
    );
    running.current = run;
    setState({ name: 'running', scene: null, place: placeOf(from) });
    void run.hold().then((why) => {
      running.current = null;
      const { progress } = run;
      setState(why === null ? { name: 'over', progress } : { name: 'paused', why, progress });
    });
  };
  const pause = useCallback(() => running.current?.interrupt('hidden'), []);

  useEffect(() => {
    if (!isRunning) return;
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') pause();
    };
    const tick = setInterval(() => {
      const progress = running.current?.progress;
      if (progress) setState((now) => (now.name === 'running' ? { ...now, place: placeOf(progress) } : now));
    }, SECOND_MS);
    const keep = setInterval(() => {
      const progress = running.current?.progress;
      if (progress) void changeExamNotes(owner, attemptId, { progress });
    }, KEEP_MS);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(tick);
      clearInterval(keep);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [isRunning, owner, attemptId, pause]);
  useEffect(() => pause, [pause]);

  return { state, begin, ready: () => running.current?.ready(), pause };
}
