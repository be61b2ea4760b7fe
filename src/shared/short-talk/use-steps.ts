import { useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { FollowUp, RoomQuestion } from '#contract/speaking.ts';
import { chooseFollowUp, type HeardAnswer } from '#rules/speaking/follow-up.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import { followUpId } from '#src/shared/speaking/follow-up-id.ts';
import { keepPlace } from '#src/shared/speaking/room-place.ts';
import { nextQuestion } from './next-question.ts';

/** A question of the talk as it is asked now. */
export interface Step {
  question: RoomQuestion;
  /** The author's follow-up, if this is one. */
  followUp: ConversationPlace['followUp'] | null;
}

interface Talk {
  attemptId: string;
  /** By question id. */
  answers: ReadonlyMap<string, Answer>;
  place: ConversationPlace | null;
}

export interface Steps {
  /** Null once there is nothing more to ask. */
  step: Step | null;
  /**
   * Goes on after the current question: to its follow-up if what was heard calls for one, otherwise to the next.
   * @param heard null: it was passed over
   * @returns what is asked next
   */
  goOn: (heard: HeardAnswer | null) => Step | null;
  /** Begins with the first question that was passed over. */
  restart: () => void;
}

/** Where a talk goes on that was left, perhaps by a killed browser: at the very question, a follow-up included. */
function stepOf(questions: readonly RoomQuestion[], { answers, place }: Talk): Step | null {
  const left = questions.find(({ id }) => id === place?.questionId && !answers.has(id));
  if (left && (left.follows === undefined || place?.followUp))
    return { question: left, followUp: place?.followUp ?? null };
  const next = nextQuestion(questions, new Set(answers.keys()), new Set(), null);
  return next ? { question: next, followUp: null } : null;
}

const partOf = ({ content }: RoomQuestion): 1 | 2 | 3 =>
  content.type_code === 'ielts_unscripted_speaking' ? content.part : 1;

/** The follow-up that an answer calls for. */
function followUpTo(question: RoomQuestion, heard: HeardAnswer): FollowUp | null {
  const authored = question.script?.follow_ups ?? [];
  return chooseFollowUp(authored, heard, partOf(question), new Set());
}

/** The order of a short talk. The place in it is stored, so that a killed browser resumes there. */
export function useSteps(questions: readonly RoomQuestion[], talk: Talk): Steps {
  const [step, setStep] = useState(() => stepOf(questions, talk));
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  // What has just been saved may not have been read again yet.
  const [answeredHere, setAnsweredHere] = useState<ReadonlySet<string>>(new Set());
  const enter = (next: Step | null): Step | null => {
    setStep(next);
    if (next)
      void keepPlace(talk.attemptId, {
        questionId: next.question.id,
        ...(next.followUp && { followUp: next.followUp }),
      });
    return next;
  };
  const goOn = (heard: HeardAnswer | null): Step | null => {
    if (!step) return null;
    const { question } = step;
    const more = questions.find(
      ({ id, follows }) => id === followUpId(question.id) && follows === question.id,
    );
    const followUp = more && heard ? followUpTo(question, heard) : null;
    if (more && followUp) {
      const { text, vi, voice } = followUp;
      setAnsweredHere(new Set(answeredHere).add(question.id));
      return enter({ question: more, followUp: { text, vi, voice, by: 'author' } });
    }
    const [nowPassed, nowAnswered] = [new Set(passed), new Set(answeredHere)];
    (heard === null ? nowPassed : nowAnswered).add(question.id);
    setPassed(nowPassed);
    setAnsweredHere(nowAnswered);
    const next = nextQuestion(questions, new Set([...talk.answers.keys(), ...nowAnswered]), nowPassed, null);
    return enter(next ? { question: next, followUp: null } : null);
  };
  const restart = (): void => {
    setPassed(new Set());
    enter(stepOf(questions, { ...talk, place: null }));
  };
  return { step, goOn, restart };
}
