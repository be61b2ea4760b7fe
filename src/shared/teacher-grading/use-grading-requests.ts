import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queriesAbout, queriesOf } from '#src/platform/http/match-queries.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { countStates, rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import type { AnswerToGrade } from './save-request.ts';

/** Progress of a request from this device; null if there is none in progress. */
export interface PendingRequest {
  commandId: string;
  state: CommandRow['state'];
  /** Why it was refused, if it was. */
  message: string | null;
}

export interface PendingRequests {
  /** For this answer. */
  ask: PendingRequest | null;
  regrade: PendingRequest | null;
  /** Queued requests, for any answer. */
  queued: number;
}

const newestOf = (rows: readonly CommandRow[]): PendingRequest | null => {
  const row = rows.at(-1);
  return row ? { commandId: row.id, state: row.state, message: row.lastMessage } : null;
};

async function readAskings(owner: string, attempt_id: string, question_id: string): Promise<PendingRequests> {
  const [ask, regrade, all] = await Promise.all([
    rowsOf([ENDPOINTS.teacherGrading.ask], { owner, attempt_id, question_id }),
    rowsOf([ENDPOINTS.teacherGrading.regrade], { owner, attempt_id, question_id }),
    rowsOf([ENDPOINTS.teacherGrading.ask], { owner }),
  ]);
  return { ask: newestOf(ask), regrade: newestOf(regrade), queued: countStates(all).queued };
}

const NONE: PendingRequests = { ask: null, regrade: null, queued: 0 };

/** The learner's requests on this device. Once one has arrived, the server's status is refetched. */
export function useGradingRequests({ owner, attemptId, questionId }: AnswerToGrade): PendingRequests {
  const client = useQueryClient();
  const read = useCallback(() => readAskings(owner, attemptId, questionId), [owner, attemptId, questionId]);
  const requests = useLive(read) ?? NONE;
  const waiting = [requests.ask, requests.regrade].flatMap((request) =>
    request?.state === 'queued' ? [[request.commandId, request] as const] : [],
  );
  useArrivals(new Map(waiting), () => {
    void client.invalidateQueries(queriesAbout(attemptId));
    void client.invalidateQueries(queriesOf(ENDPOINTS.teacherGrading.read));
  });
  return requests;
}
