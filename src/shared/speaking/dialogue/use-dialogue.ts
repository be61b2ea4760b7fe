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
import type { Running } from '#src/ui/run-machine.ts';
import { askedAt, linesAt } from './asked-question.ts';
import { type DialogueEffect, type DialogueEvent, dialogueStep, startDialogue } from './dialogue-machine.ts';
import type { DialoguePolicy, FollowUpQuestion } from './dialogue-policy.ts';
import { linesAhead } from './lines-ahead.ts';
import { dialogueSteps, questionAt, stepAfter } from './steps.ts';
import { useMachine } from './use-machine.ts';
import { useSayAgain } from './use-say-again.ts';

export interface DialogueProps {
  owner: string;
  detail: SpeakingSetDetail;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  /** Where the attempt was left. */
  place: ConversationPlace | null;
}

/** Says lines one after another, until something else is said. */
async function sayAll(voice: ExaminerVoice, lines: readonly SpokenLine[]): Promise<void> {
  for (const line of lines) if (!(await voice.say(line))) return;
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
  const askedAgain = useSayAgain(detail, conversation, heard);
  return { heard, askedAgain, conversation };
}

/** A conversation with the examiner about the questions of a set: where it is, and where it can go. */
export function useDialogue(props: DialogueProps, policy: DialoguePolicy) {
  const { owner, detail, attemptId, answers } = props;
  const { heard, askedAgain, conversation } = useHeard(props);
  const { voice, turn } = conversation;
  const turnState = useStore(turn.state);

  const look = async (questionId: string): Promise<DialogueEvent> => {
    const broken = await findInterrupted(attemptId, questionId);
    return { type: 'looked', interrupted: broken?.id ?? null, isAnswered: answers.has(questionId) };
  };
  const perform = (effect: DialogueEffect, { report }: Running<DialogueEvent>): void => {
    if (effect.kind === 'look') return void look(effect.questionId).then(report);
    if (effect.kind === 'end') {
      turn.leave();
      const line = policy.farewell(detail);
      return void (line && voice.say(line));
    }
    const asking = { detail, policy, ...effect };
    if (effect.kind === 'listen') {
      voice.stop();
      conversation.ask(askedAt(asking, []));
      return;
    }
    // The conversation goes on here after the browser was killed.
    void changeAttempt(attemptId, { place: effect.place });
    if (effect.kind === 'ask') conversation.ask(askedAt(asking, linesAt(asking, effect.arrival)));
    else turn.leave();
    if (effect.kind === 'present') void sayAll(voice, linesAt(asking, effect.arrival));
    const coming = stepAfter(steps, answers, effect.step);
    if (coming) voice.prepare(coming.line);
  };
  const [{ steps, place, scene, interrupted, isResumed, times }, send] = useMachine(
    () => startDialogue(dialogueSteps(detail), props, policy),
    dialogueStep,
    perform,
  );
  const step = steps.find(({ id }) => id === place?.questionId) ?? null;
  const following = stepAfter(steps, answers, step);

  return {
    owner,
    detail,
    policy,
    attemptId,
    answers,
    steps,
    step,
    place,
    scene,
    turnState,
    conversation,
    heard,
    askedAgain,
    interrupted,
    isResumed,
    isLast: following === null,
    questionId: step && place && questionAt(step, place),
    /** The question on screen as it would be asked. */
    asked: place && step && askedAt({ detail, policy, step, place, times }, []),
    /** By a press, so that the browser plays sound. */
    enter: () => {
      voice.unlock();
      send({ type: 'entered' });
    },
    next: () => send({ type: 'went-on', questionId: following?.id ?? null }),
    speakCard: () => send({ type: 'talk-begun' }),
    showAnswer: () => send({ type: 'answer-shown' }),
    again: () => send({ type: 'asked-again' }),
    openStep: (questionId: string) => send({ type: 'step-opened', questionId }),
    askMore: (followUp: FollowUpQuestion) => send({ type: 'follow-up-chosen', followUp }),
  };
}

export type Dialogue = ReturnType<typeof useDialogue>;
