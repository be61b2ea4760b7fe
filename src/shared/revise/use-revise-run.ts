import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import type { Revise, ReviseQuestion } from '#contract/revise.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import type { Brought } from '#src/shared/attempt/bring-work.ts';
import { useOpenWork } from '#src/shared/attempt/use-open-work.ts';
import { forgetLastAnswers } from '#src/shared/queries/revise-questions.ts';
import { saveReviseAnswer, saveReviseRedo } from './save-revise.ts';

export interface ReviseRun {
  /** The learner, or the guest of this device. */
  owner: string;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  /** What was brought here from other devices. */
  brought: Brought;
  /** Answers that have not reached the server. */
  waiting: number;
  /** Resolves when the answer is on the disk. */
  save: (question: Pick<ReviseQuestion, 'id' | 'position'>, answer: Answer) => Promise<void>;
  /** Discards the answers: the next visit starts over. */
  redo: () => Promise<void>;
}

/** The run of a revise set in progress on this device; undefined until the database has answered. */
export function useReviseRun(revise: Revise | undefined): ReviseRun | undefined {
  const client = useQueryClient();
  const owner = useTaker();
  const reviseId = revise?.id ?? '';
  const attempt = useOpenWork(reviseId === '' ? null : owner, reviseId);
  const attemptId = attempt?.attemptId ?? '';
  const countWaiting = useCallback(
    async () => (await rowsOf([ENDPOINTS.revise.submitQuestion], { attempt_id: attemptId })).length,
    [attemptId],
  );
  const waiting = useLive(countWaiting) ?? 0;
  if (!revise || !owner || !attempt) return undefined;

  const save: ReviseRun['save'] = async (question, answer) => {
    const label = `${revise.title}, câu ${question.position}`;
    await saveReviseAnswer({ owner, attemptId, reviseId, questionId: question.id, answer, label });
  };

  const redo = async (): Promise<void> => {
    await saveReviseRedo({ owner, attemptId, reviseId, courseId: revise.course_id, label: revise.title });
    await forgetLastAnswers(client, reviseId);
  };

  return { owner, attemptId, answers: attempt.answers, brought: attempt.brought, waiting, save, redo };
}
