import { useState } from 'react';
import { useStore } from 'zustand';
import type { Answer } from '#contract/question.ts';
import type { SpeakingSetDetail, SpokenLine } from '#contract/speaking.ts';
import { changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import { findInterrupted } from '#src/platform/outbox/recordings/unclaimed.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { useVoicesAhead } from '#src/shared/speaking/examiner/use-voices-ahead.ts';
import { type HeardTalk, useTurn } from '#src/shared/speaking/turn/use-turn.ts';
import { type Arrival, askedAt, linesAt } from './asked-question.ts';
import type { DialoguePolicy, FollowUpQuestion } from './dialogue-policy.ts';
import { linesAhead } from './lines-ahead.ts';
import { type DialogueStep, dialogueSteps, isCard, openingPlace, questionAt, stepAfter } from './steps.ts';

export interface DialogueProps {
  owner: string;
  detail: SpeakingSetDetail;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  /** Where the attempt was left. */
  place: ConversationPlace | null;
}

/** What is on screen while no turn is under way. `ready`: a press begins, or goes on. */
type Scene = 'ready' | 'card' | 'answered' | 'interrupted' | 'end';

/** Says lines one after another, until something else is said. */
async function sayAll(voice: ExaminerVoice, lines: readonly SpokenLine[]): Promise<void> {
  for (const line of lines) if (!(await voice.say(line))) return;
}

/** Where the conversation is, and what it knows. */
function usePlace({ detail, answers, place: left }: DialogueProps, { revisits }: DialoguePolicy) {
  const [steps] = useState(() => dialogueSteps(detail));
  const [place, setPlace] = useState(() => openingPlace(steps, answers, left, revisits));
  const [isResumed] = useState(() => answers.size > 0 || left !== null);
  const step = steps.find(({ id }) => id === place?.questionId) ?? null;
  const questionId = step && place && questionAt(step, place);
  return { steps, place, setPlace, isResumed, step, questionId, following: stepAfter(steps, answers, step) };
}

/** The turns of a conversation, and what came of them. */
function useHeard({ owner, detail, attemptId }: DialogueProps) {
  const [ahead] = useState(() => linesAhead(detail));
  useVoicesAhead(ahead);
  /** Recordings made here whose transcript has come, or will not. */
  const [heard, setHeard] = useState<ReadonlyMap<string, HeardTalk>>(new Map());
  const conversation = useTurn({ owner, attemptId, set: detail.set }, (talk) =>
    setHeard((before) => new Map(before).set(talk.recordingId, talk)),
  );
  return { heard, conversation };
}

/** A conversation with the examiner about the questions of a set: where it is, and where it can go. */
export function useDialogue(props: DialogueProps, policy: DialoguePolicy) {
  const { owner, detail, attemptId, answers } = props;
  const { steps, place, setPlace, isResumed, step, questionId, following } = usePlace(props, policy);
  const [scene, setScene] = useState<Scene>('ready');
  const [times, setTimes] = useState(() => Math.floor(Math.random() * 4));
  const [interrupted, setInterrupted] = useState<string | null>(null);
  const { heard, conversation } = useHeard(props);
  const { voice, turn } = conversation;
  const turnState = useStore(turn.state);
  const shared = { detail, policy, times };

  const askingAt = (at: ConversationPlace, of: DialogueStep) => ({ ...shared, step: of, place: at });
  const ask = (at: ConversationPlace, of: DialogueStep, arrival: Arrival): void => {
    setTimes(times + 1);
    const asking = askingAt(at, of);
    const lines = linesAt(asking, arrival);
    if (isCard(of) && !at.followUp) {
      turn.leave();
      setScene('card');
      void sayAll(voice, lines);
    } else {
      setScene('answered');
      conversation.ask(askedAt(asking, lines));
    }
  };
  const go = (at: ConversationPlace, arrival: Arrival): void => {
    const of = steps.find(({ id }) => id === at.questionId);
    if (!of) return;
    setPlace(at);
    // The conversation goes on here after the browser was killed.
    void changeAttempt(attemptId, { place: at });
    if (policy.waitsAtCards && arrival === 'next' && isCard(of)) {
      turn.leave();
      setScene('ready');
    } else ask(at, of, arrival);
    const coming = stepAfter(steps, answers, of);
    if (coming) voice.prepare(coming.line);
  };
  const end = (): void => {
    turn.leave();
    setPlace(null);
    setScene('end');
    const line = policy.farewell(detail);
    if (line) void voice.say(line);
  };
  const arrivalOf = (of: DialogueStep): Arrival => {
    if (policy.waitsAtCards && isCard(of)) return 'again';
    return isResumed ? 'back' : 'first';
  };
  /** By a press, so that the browser plays sound. */
  const enter = async (): Promise<void> => {
    voice.unlock();
    if (!place || !step || questionId === null) return setScene('end');
    const broken = await findInterrupted(attemptId, questionId);
    setInterrupted(broken?.id ?? null);
    if (broken) setScene('interrupted');
    else if (answers.has(questionId)) setScene('answered');
    else go(place, arrivalOf(step));
  };
  const next = (): void => {
    if (following) go({ questionId: following.id }, 'next');
    else end();
  };
  const speakCard = (): void => {
    voice.stop();
    setScene('answered');
    if (place && step) conversation.ask(askedAt(askingAt(place, step), []));
  };

  return {
    ...{ owner, detail, policy, attemptId, answers, steps, step, place, questionId, scene, turnState },
    ...{ conversation, heard, interrupted, isResumed, enter, next, speakCard, isLast: following === null },
    /** The question on screen as it would be asked. */
    asked: place && step && askedAt(askingAt(place, step), []),
    /** The answer on screen was saved in another way than by a turn. */
    showAnswer: () => setScene('answered'),
    again: () => place && go(place, 'again'),
    openStep: (id: string) => go({ questionId: id }, 'again'),
    askMore: (followUp: FollowUpQuestion) => place && go({ questionId: place.questionId, followUp }, 'more'),
  };
}

export type Dialogue = ReturnType<typeof useDialogue>;
