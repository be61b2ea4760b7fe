import type { StoreApi } from 'zustand/vanilla';
import type { AnswerUnderWay } from '#rules/speaking/when-to-hear-ahead.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { type Running, runMachine } from '#src/ui/run-machine.ts';
import type { Hearing } from './hear-answer.ts';
import { type AnswerEnding, recordAnswer } from './record-answer.ts';
import {
  NO_TURN,
  type TurnEffect,
  type TurnEvent,
  type TurnState,
  type TurnTask,
  turnStep,
} from './turn-machine.ts';

export interface Turn {
  state: StoreApi<TurnState>;
  /** Asks, then listens. An earlier turn must be over, or is given up while its question is asked. */
  begin(task: TurnTask): void;
  /** Listens at once, for the same task. `anyway`: even if there seems to be no space for the recording. */
  answer(anyway?: 'anyway'): void;
  /** Asks the same again, before the learner has said anything. */
  repeat(): void;
  /** The learner has finished: the answer is saved. While the examiner speaks, the learner's turn begins. */
  finish(): void;
  /** Ends the turn; what was recorded is saved. */
  leave(): void;
  /** Loudness of the learner's voice now: root mean square, 0–1. */
  level(): number;
  /** Seconds in which the learner's voice was heard, and since then; null where levels cannot be measured. */
  voice(): Pick<AnswerUnderWay, 'spoken' | 'silence'>;
}

interface TurnPorts {
  recorder: Recorder;
  voice: ExaminerVoice;
}

/** One turn after another, of the examiner and of the learner. */
export function createTurn({ recorder, voice }: TurnPorts): Turn {
  /** The answer that is being recorded. */
  let answer: { hearing: Hearing; ending: AnswerEnding } | null = null;

  async function ask({ lines }: TurnEffect & { kind: 'ask' }, { report, signal }: Running<TurnEvent>) {
    // A line that is said for the first time is made by the server, which takes seconds.
    for (const line of lines) voice.prepare(line);
    for (const line of lines) {
      report({ type: 'line-begun', line });
      await voice.say(line);
      if (signal.aborted) return;
    }
    report({ type: 'asked' });
  }

  async function record(effect: TurnEffect & { kind: 'record' }, { report, signal }: Running<TurnEvent>) {
    const { task, anyway, isRepetition: wasRepeated } = effect;
    let own: typeof answer = null;
    const recorded = await recordAnswer({
      recorder,
      task,
      anyway,
      wasRepeated,
      onListening: (hearing, since, ending) => {
        answer = own = { hearing, ending };
        report({ type: 'listening', since });
      },
      onVoice: () => report({ type: 'voice-heard' }),
      onSaving: () => report({ type: 'saving' }),
      onStuck: () => report({ type: 'stuck' }),
      isLeft: () => signal.aborted,
    });
    if (answer === own) answer = null;
    report({ type: 'ended', recorded });
  }

  function perform(effect: TurnEffect, running: Running<TurnEvent>): void {
    switch (effect.kind) {
      case 'ask':
        return void ask(effect, running);
      case 'record':
        voice.stop();
        return void record(effect, running);
      case 'remark':
        return void voice.say(effect.line);
      case 'leave':
        voice.stop();
        recorder.stop();
    }
  }

  const { store, send } = runMachine(NO_TURN, turnStep, perform);
  return {
    state: store,
    begin: (task) => send({ type: 'begun', task }),
    answer: (anyway) => send({ type: 'answer-requested', anyway }),
    repeat: () => (answer ? answer.ending.askAgain() : send({ type: 'repetition-requested' })),
    finish() {
      const { name } = store.getState();
      if (name === 'listening') answer?.ending.finish();
      else if (name === 'asking') send({ type: 'answer-requested' });
    },
    leave: () => send({ type: 'left' }),
    level: () => answer?.hearing.level() ?? 0,
    voice: () => ({
      spoken: answer?.hearing.spoken() ?? null,
      silence: answer?.hearing.silence() ?? null,
    }),
  };
}
