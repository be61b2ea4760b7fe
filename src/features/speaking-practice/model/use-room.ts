import { useState } from 'react';
import { useStore } from 'zustand';
import type { Answer } from '#contract/question.ts';
import type { SpeakingRoom, SpokenLine } from '#contract/speaking.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import { findInterrupted } from '#src/platform/outbox/recordings/unclaimed.ts';
import type { ExaminerVoice } from '#src/shared/examiner/examiner-voice.ts';
import { keepPlace } from '#src/shared/speaking/room-place.ts';
import { type HeardTalk, useTurn } from '#src/shared/speaking/use-turn.ts';
import { type Arrival, askedAt, isCard, linesAt } from './asked-question.ts';
import { openingPlace, type RoomStep, roomSteps, stepAfter } from './room-steps.ts';
import type { FollowUpQuestion } from './use-follow-up.ts';

export interface RoomProps {
  owner: string;
  room: SpeakingRoom;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  /** Where the attempt was left. */
  place: ConversationPlace | null;
}

/** What is on screen while no turn is under way. */
type Scene = 'lobby' | 'card' | 'answered' | 'interrupted' | 'end';

/** Says lines one after another, until something else is said. */
async function sayAll(voice: ExaminerVoice, lines: readonly SpokenLine[]): Promise<void> {
  for (const line of lines) if (!(await voice.say(line))) return;
}

/** The conversation about one topic: where it is, and where it can go. */
export function useRoom({ owner, room, attemptId, answers, place: left }: RoomProps) {
  const [steps] = useState(() => roomSteps(room));
  const [place, setPlace] = useState(() => openingPlace(steps, answers, left));
  const [scene, setScene] = useState<Scene>('lobby');
  const [times, setTimes] = useState(() => Math.floor(Math.random() * 4));
  const [interrupted, setInterrupted] = useState<string | null>(null);
  /** Recordings made here whose transcript has come, or will not. */
  const [heard, setHeard] = useState<ReadonlyMap<string, HeardTalk>>(new Map());
  const conversation = useTurn({ owner, attemptId, set: room.set }, (talk) =>
    setHeard((before) => new Map(before).set(talk.recordingId, talk)),
  );
  const { voice, turn } = conversation;
  const turnState = useStore(turn.state);
  const step = steps.find(({ id }) => id === place?.questionId) ?? null;
  const questionId = step && (place?.followUp && step.moreId !== null ? step.moreId : step.id);

  const following = stepAfter(steps, answers, step);

  const ask = (at: ConversationPlace, of: RoomStep, arrival: Arrival): void => {
    setTimes(times + 1);
    const lines = linesAt(room, of, at, arrival, times);
    if (isCard(of) && !at.followUp) {
      turn.leave();
      setScene('card');
      void sayAll(voice, lines);
    } else {
      setScene('answered');
      conversation.ask(askedAt(room, of, at, lines));
    }
  };
  const go = (at: ConversationPlace, arrival: Arrival): void => {
    const of = steps.find(({ id }) => id === at.questionId);
    if (!of) return;
    setPlace(at);
    void keepPlace(attemptId, at);
    ask(at, of, arrival);
    const coming = stepAfter(steps, answers, of);
    if (coming) voice.prepare(coming.line);
  };
  const end = (): void => {
    turn.leave();
    setPlace(null);
    setScene('end');
    const [line] = room.examiner.end;
    if (line) void voice.say(line);
  };
  /** By a press, so that the browser plays sound. */
  const enter = async (): Promise<void> => {
    voice.unlock();
    if (!place || !step || questionId === null) return setScene('end');
    const broken = await findInterrupted(attemptId, questionId);
    setInterrupted(broken?.id ?? null);
    if (broken) setScene('interrupted');
    else if (answers.has(questionId)) setScene('answered');
    else go(place, answers.size > 0 || left !== null ? 'back' : 'first');
  };
  const next = (): void => {
    if (following) go({ questionId: following.id }, 'next');
    else end();
  };
  const speakCard = (): void => {
    voice.stop();
    setScene('answered');
    if (place && step) conversation.ask(askedAt(room, step, place, []));
  };

  return {
    ...{ owner, room, attemptId, answers, steps, step, place, questionId, scene, turnState, conversation },
    ...{ heard, interrupted, enter, next, speakCard, isLast: following === null },
    /** The answer on screen was saved in another way than by a turn. */
    showAnswer: () => setScene('answered'),
    again: () => place && go(place, 'again'),
    openStep: (id: string) => go({ questionId: id }, 'again'),
    askMore: (followUp: FollowUpQuestion) => place && go({ questionId: place.questionId, followUp }, 'more'),
  };
}

export type Room = ReturnType<typeof useRoom>;
