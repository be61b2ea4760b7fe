import type { StoreApi } from 'zustand/vanilla';
import type { ExamPart } from '#rules/speaking/exam-timing.ts';
import type { RecorderState } from '#src/shared/audio/recorder.ts';
import type { TurnState } from '#src/shared/speaking/turn/turn-machine.ts';
import type { Conversation } from '#src/shared/speaking/turn/use-turn.ts';
import { type Running, runMachine } from '#src/ui/run-machine.ts';
import {
  type ExamEffect,
  type ExamEvent,
  type ExamNews,
  type ExamState,
  examStep,
  type PauseCause,
  progressAt,
  startExam,
} from './exam-machine.ts';
import { type ExamProgress, FRESH } from './exam-progress.ts';
import type { ExamScript } from './exam-script.ts';

/** What a test needs of the world. */
export interface RunPorts {
  conversation: Pick<Conversation, 'voice' | 'turn' | 'recorder' | 'ask'>;
  /** Shown in the list of unsent work. */
  label: string;
  keep(progress: ExamProgress): Promise<void>;
  handIn(part: ExamPart): Promise<void>;
}

/** A test from its beginning, or from where it stood, to its end or its next interruption. */
export interface ExamRun {
  state: StoreApi<ExamState>;
  /** How far the test is now. */
  progress(): ExamProgress;
  begin(from: ExamProgress): void;
  interrupt(why: PauseCause): void;
  /** The learner is ready before the preparation is over. */
  ready(): void;
}

/** Lines whose sound is fetched ahead of the question that is asked. */
const AHEAD = 3;

const isFull = (state: RecorderState): boolean =>
  state.name === 'unsaved' ||
  (state.name === 'failed' && (state.reason === 'no-space' || state.reason === 'storage'));

/** What a turn means for the test; null while it is under way. */
function newsOf(turn: TurnState, recorder: RecorderState): ExamNews | null {
  const isLost = turn.name === 'answered' ? turn.end === 'lost' : turn.name === 'unheard' && turn.isLost;
  if (isLost) return { type: 'interrupted', why: 'lost' };
  if (turn.name === 'answered') return { type: 'heard', spoke: true, wasCut: turn.end === 'time' };
  if (turn.name === 'unheard') return { type: 'heard', spoke: false, wasCut: false };
  if (turn.name !== 'stuck') return null;
  return { type: 'interrupted', why: isFull(recorder) ? 'storage' : 'microphone' };
}

/** What comes of the turn that has begun. */
const heard = ({ conversation }: RunPorts, signal: AbortSignal): Promise<ExamNews> =>
  new Promise((resolve) => {
    const unsubscribe = conversation.turn.state.subscribe((turn) => {
      const news = newsOf(turn, conversation.recorder.state.getState());
      if (!news) return;
      unsubscribe();
      resolve(news);
    });
    signal.addEventListener('abort', unsubscribe);
  });

function ask(
  script: ExamScript,
  effect: ExamEffect & { kind: 'ask' },
  { conversation, label }: RunPorts,
): void {
  const { question, lines, onSilence, cutAfter } = effect;
  const { id: questionId, part, seconds, card, asked } = question;
  const timing = { part, isTalk: card !== null, cutAfter };
  conversation.ask({
    questionId,
    lines,
    onSilence,
    timing,
    label,
    maxSeconds: seconds,
    ...(asked && { asked }),
  });
  const next = script.parts[part].findIndex(({ id }) => id === questionId) + 1;
  for (const { line } of script.parts[part].slice(next, next + AHEAD)) conversation.voice.prepare(line);
}

/** @param ports read when they are needed */
export function createExamRun(script: ExamScript, ports: () => RunPorts): ExamRun {
  const now = (): number => performance.now();
  let kept: ExamProgress | null = null;
  let endPreparation: () => void = () => undefined;

  const keep = async (): Promise<void> => {
    const { progress } = store.getState();
    if (progress !== kept) await ports().keep(progress);
    kept = progress;
  };

  async function act(effect: Exclude<ExamEffect, { kind: 'stop' }>, signal: AbortSignal): Promise<ExamNews> {
    switch (effect.kind) {
      case 'say':
        await ports().conversation.voice.say(effect.line);
        return { type: 'said' };
      case 'prepare':
        await new Promise<void>((resolve) => {
          endPreparation = resolve;
          const timer = setTimeout(resolve, effect.left);
          signal.addEventListener('abort', () => clearTimeout(timer));
        });
        return { type: 'prepared' };
      case 'ask':
        ask(script, effect, ports());
        return heard(ports(), signal);
      case 'hand-in':
        await ports().handIn(effect.part);
        return { type: 'handed-in' };
    }
  }

  async function perform(effect: ExamEffect, { report, signal }: Running<ExamEvent>): Promise<void> {
    if (effect.kind === 'stop') {
      const { voice, turn } = ports().conversation;
      voice.stop();
      turn.leave();
      return keep();
    }
    await keep();
    if (!signal.aborted) report({ ...(await act(effect, signal)), now: now() });
  }

  const { store, send } = runMachine(
    startExam(script, FRESH.progress),
    examStep,
    (effect: ExamEffect, running) => {
      void perform(effect, running).catch(() =>
        running.report({ type: 'interrupted', why: 'trouble', now: now() }),
      );
    },
  );
  return {
    state: store,
    progress: () => progressAt(store.getState(), now()),
    begin(from) {
      kept = from;
      send({ type: 'begun', from, now: now() });
    },
    interrupt: (why) => send({ type: 'interrupted', why, now: now() }),
    ready: () => endPreparation(),
  };
}
