import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTHING_YET } from '#speech/recognition/hear-on.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import type { ExaminerVoice, SayableLine } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { useExaminerVoice } from '#src/shared/speaking/examiner/use-examiner-voice.ts';
import { endHearing, prepareWords } from '#src/shared/speaking/hearing/hear-words.ts';
import { type UnderstoodWords, understandAnswer } from '#src/shared/speaking/hearing/understand-answer.ts';
import {
  type SpokenAnswer,
  type SpokenPlace,
  saveSpokenAnswer,
} from '#src/shared/speaking/sets/save-spoken-answer.ts';
import { hearAhead } from './hear-ahead.ts';
import type { AnswerTiming } from './hear-answer.ts';
import { createTurn, type Turn } from './turn.ts';
import type { Remarks } from './turn-machine.ts';

/** One question of the conversation. */
export interface Asked {
  questionId: string;
  /** What the examiner says, the question last. */
  lines: readonly SayableLine[];
  /** Said before the question is repeated where nothing is heard. */
  onSilence: SayableLine | null;
  /** Said when an answer ends otherwise than it should; missing in an exam, which has words of its own. */
  remarks?: Remarks;
  timing: AnswerTiming;
  /** Longest recording, seconds: space for it is made sure of before. */
  maxSeconds: number;
  /** For a follow-up: who worded it. */
  asked?: NonNullable<SpokenAnswer['asked']>;
  /** Shown in the queue. */
  label: string;
}

/** What is known of an answer once it is on the disk. */
export interface HeardTalk extends UnderstoodWords {
  questionId: string;
  recordingId: string;
}

export interface Conversation {
  voice: ExaminerVoice;
  recorder: Recorder;
  turn: Turn;
  /** To be called by a press the first time, so that the browser plays sound. */
  ask: (asked: Asked) => void;
}

/**
 * The examiner and the learner by turns, in one attempt. An answer is saved as soon as its recording has ended; what was
 * said follows where this device or the server hears it.
 * @param onHeard called when the recording is on the disk and it is known what was said; missing where that is of no use yet
 */
export function useTurn(place: SpokenPlace, onHeard?: (heard: HeardTalk) => void): Conversation {
  const hears = onHeard !== undefined;
  const voice = useExaminerVoice();
  const recorder = useHeldRecorder();
  const [turn] = useState(() => createTurn({ recorder, voice }));
  const current = useRef({ place, onHeard });
  /** What this device heard of the newest answer while it was spoken. */
  const ahead = useRef(Promise.resolve(NOTHING_YET));
  useEffect(() => {
    current.current = { place, onHeard };
  });
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => {
      // Before the last answer is saved: nobody waits for its words.
      left.current.abort();
      turn.leave();
      endHearing();
    };
  }, [turn]);
  useEffect(() => {
    if (!hears) return;
    let end: ReturnType<typeof hearAhead> | null = null;
    const unsubscribe = recorder.state.subscribe((state, before) => {
      if ((state.name === 'recording') === (before.name === 'recording')) return;
      if (end) ahead.current = end();
      end =
        state.name === 'recording'
          ? hearAhead(place.owner, {
              soFar: recorder.soFar,
              voice: turn.voice,
              left: left.current.signal,
            })
          : null;
      if (end) void prepareWords(place.owner);
    });
    return () => {
      unsubscribe();
      void end?.();
    };
  }, [recorder, turn, hears, place.owner]);

  const ask = useCallback(
    (question: Asked): void => {
      const { questionId, asked, label, maxSeconds, ...rest } = question;
      const { owner, attemptId } = current.current.place;
      const keep = (answer: SpokenAnswer) =>
        saveSpokenAnswer({ ...current.current.place, questionId, answer, label });
      const save = async (recordingId: string): Promise<void> => {
        const type_code = 'ielts_unscripted_speaking';
        const answer: SpokenAnswer = { type_code, recording_id: recordingId, ...(asked && { asked }) };
        await keep(answer);
        if (hears) void hear(recordingId);
      };
      const hear = async (recordingId: string): Promise<void> => {
        const understood = await understandAnswer(owner, recordingId, ahead.current, left.current.signal);
        current.current.onHeard?.({ questionId, recordingId, ...understood });
      };
      turn.begin({ ...rest, target: { owner, attemptId, questionId, maxSeconds }, save });
    },
    [turn, hears],
  );
  return { voice, recorder, turn, ask };
}
