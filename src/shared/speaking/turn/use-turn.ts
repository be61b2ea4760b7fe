import { useCallback, useEffect, useRef, useState } from 'react';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { chooseDictation, useDictationChoice } from '#src/platform/outbox/consent/dictation-choice.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import type { DictationLoss } from '#src/shared/questions/speech-recognition.ts';
import { useDictation } from '#src/shared/questions/use-dictation.ts';
import type { ExaminerVoice, SayableLine } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { useExaminerVoice } from '#src/shared/speaking/examiner/use-examiner-voice.ts';
import { endHearing, prepareWords } from '#src/shared/speaking/hearing/hear-words.ts';
import { type UnderstoodWords, understandAnswer } from '#src/shared/speaking/hearing/understand-answer.ts';
import { useHearsHere } from '#src/shared/speaking/hearing/use-hears-here.ts';
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
export interface HeardTalk {
  questionId: string;
  recordingId: string;
  /** Null where neither this device nor the browser has understood it. It comes some seconds after the recording. */
  transcript: string | null;
  /** Words of it that were perhaps not said, as far as that is known. */
  unsure: UnderstoodWords['unsure'];
}

export interface Conversation {
  voice: ExaminerVoice;
  recorder: Recorder;
  turn: Turn;
  /** To be called by a press the first time, so that the browser plays sound. */
  ask: (asked: Asked) => void;
  /** Why the browser does not transcribe the current or last answer. */
  lost: DictationLoss | null;
}

/**
 * The examiner and the learner by turns, in one attempt. An answer is saved as soon as its recording has ended; its
 * transcript follows where this device has the recogniser, or the learner lets the browser transcribe.
 * @param onHeard called when the recording is on the disk and its transcript has come
 * @param hears whether what was said is of use at once
 */
export function useTurn(
  place: SpokenPlace,
  onHeard: (heard: HeardTalk) => void,
  hears: 'hears' | null = null,
): Conversation {
  const voice = useExaminerVoice();
  const recorder = useHeldRecorder();
  const hearsHere = useHearsHere(place.owner);
  const dictates = useDictationChoice(place.owner) === true && hearsHere === false;
  const { take, lost, soFar } = useDictation(recorder, dictates);
  const [turn] = useState(() => createTurn({ recorder, voice, soFar }));
  const current = useRef({ place, onHeard, hears });
  useEffect(() => {
    current.current = { place, onHeard, hears };
  });
  useEffect(() => {
    // It would take the microphone again.
    if (lost === 'microphone') void chooseDictation(place.owner, false);
  }, [lost, place.owner]);
  useEffect(
    () => () => {
      turn.leave();
      endHearing();
    },
    [turn],
  );
  useEffect(() => {
    if (hears === null) return;
    let end: (() => void) | null = null;
    const unsubscribe = recorder.state.subscribe((state, before) => {
      if ((state.name === 'recording') === (before.name === 'recording')) return;
      end?.();
      end = state.name === 'recording' ? hearAhead(place.owner, () => recorder.soFar()) : null;
      if (end) void prepareWords(place.owner);
    });
    return () => {
      unsubscribe();
      end?.();
    };
  }, [recorder, hears, place.owner]);

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
        void addTranscript(answer);
      };
      const addTranscript = async (answer: SpokenAnswer): Promise<void> => {
        const text = (await take()).slice(0, TEXT_MAX.transcript).trim();
        if (text !== '') await keep({ ...answer, transcript: { text, source: 'browser' } });
        const { recording_id: recordingId } = answer;
        const own = text === '' && current.current.hears ? await understandAnswer(owner, recordingId) : null;
        const { text: transcript, unsure } = own ?? { text: text === '' ? null : text, unsure: [] };
        current.current.onHeard({ questionId, recordingId, transcript, unsure });
      };
      turn.begin({ ...rest, target: { owner, attemptId, questionId, maxSeconds }, save });
    },
    [turn, take],
  );
  return { voice, recorder, turn, ask, lost };
}
