import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Answer } from '#contract/question.ts';
import type { Revise, ReviseQuestion } from '#contract/revise.ts';
import { db } from '#src/outbox/db.ts';
import { saveReviseAnswer, saveReviseRedo } from '#src/outbox/save-revise.ts';
import { useAttempt } from '#src/outbox/use-attempt.ts';
import { useLive } from '#src/outbox/use-live.ts';
import { forgetLastAnswers } from '#src/reads/revise-questions.ts';
import { useSession } from '#src/session/session.ts';
import { forgetGuestAnswers, keepGuestAnswer, useGuestAnswers } from './guest-answers.ts';

export interface ReviseGo {
  /** Null for a guest, whose answers are kept nowhere. */
  owner: string | null;
  attemptId: string;
  own: ReadonlyMap<string, Answer>;
  /** Answers that have not reached the server. */
  waiting: number;
  /** Fulfilled when the answer is on the disk. */
  save: (question: Pick<ReviseQuestion, 'id' | 'position'>, answer: Answer) => Promise<void>;
  /** Forgets the answers: the next visit begins anew. */
  redo: () => Promise<void>;
}

/** The go at a revise set that is under way on this device; undefined until the database has answered. */
export function useReviseGo(revise: Revise | undefined): ReviseGo | undefined {
  const client = useQueryClient();
  const owner = useSession((session) => session.learnerId);
  const reviseId = revise?.id ?? '';
  const attempt = useAttempt(reviseId === '' ? null : owner, reviseId);
  const guest = useGuestAnswers(reviseId);
  const attemptId = attempt?.attemptId ?? '';
  const readWaiting = useCallback(
    () => db.commands.where('slot').startsWith(`revise:${attemptId}:`).count(),
    [attemptId],
  );
  const waiting = useLive(readWaiting) ?? 0;
  if (!revise || (owner && !attempt)) return undefined;

  const save: ReviseGo['save'] = async (question, answer) => {
    if (!owner) return keepGuestAnswer(reviseId, question.id, answer);
    const label = `${revise.title}, câu ${question.position}`;
    await saveReviseAnswer({ owner, attemptId, reviseId, questionId: question.id, answer, label });
  };

  const redo = async (): Promise<void> => {
    if (!owner) return forgetGuestAnswers(reviseId);
    await saveReviseRedo({ owner, attemptId, reviseId, courseId: revise.course_id, label: revise.title });
    await forgetLastAnswers(client, reviseId);
  };

  const own = owner ? (attempt?.answers ?? new Map<string, Answer>()) : guest;
  return { owner, attemptId, own, waiting: owner ? waiting : 0, save, redo };
}
