import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { REVISE_FETCH_LIMIT, type ReviseQuestion } from '#contract/revise.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';

/** Questions: from the first on without a gap; all, or as many as could be fetched. */
const reviseSet = z.pick(ENDPOINTS.revise.listQuestion.response, {
  revise: true,
  questions: true,
  total: true,
});
export type ReviseSet = z.infer<typeof reviseSet>;

const fetchPage = async (reviseId: string, offset: number, signal: AbortSignal) =>
  callOrThrow(ENDPOINTS.revise.listQuestion, {
    query: { revise_id: reviseId, limit: REVISE_FETCH_LIMIT, offset },
    options: { signal },
  });

/** @param onMissing called with the error of a page after the first; returns the questions from there on */
async function fetchSet(
  reviseId: string,
  signal: AbortSignal,
  onMissing: (error: unknown, fetched: number) => ReviseQuestion[],
): Promise<ReviseSet> {
  const { revise, questions: first, total } = await fetchPage(reviseId, 0, signal);
  const questions = [...first];
  while (questions.length < total) {
    try {
      const next = await fetchPage(reviseId, questions.length, signal);
      if (next.questions.length === 0) break;
      questions.push(...next.questions);
    } catch (error) {
      questions.push(...onMissing(error, questions.length));
      break;
    }
  }
  return { revise, questions, total };
}

/** A whole revise set, fetched five questions at a time, so that all of it is available with no network. */
export const reviseQuestions = (reviseId: string) =>
  composedQuery(ENDPOINTS.revise.listQuestion, {
    schema: reviseSet,
    input: { revise_id: reviseId },
    read: ({ signal }) =>
      fetchSet(reviseId, signal, (error) => {
        throw error;
      }),
    staleTime: 5 * 60_000,
  });

/** The same for a screen: if a later page cannot be fetched, with the questions cached before, if any. */
export const reviseQuestionsSoFar = (reviseId: string) => {
  const whole = reviseQuestions(reviseId);
  const read = ({ client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>) =>
    fetchSet(
      reviseId,
      signal,
      (_, fetched) => client.getQueryData(whole.queryKey)?.questions.slice(fetched) ?? [],
    );
  return { ...whole, queryFn: read };
};

const UNANSWERED = { last_answer: null, is_correct: null, ai_evaluation: null, is_expired: false };

/** Removes the last answers from the cached revise set, in memory and in storage: it was started again. */
export async function forgetLastAnswers(client: QueryClient, reviseId: string): Promise<void> {
  const whole = reviseQuestions(reviseId);
  // What is only in storage has to be in memory first.
  await client.prefetchQuery(reviseQuestionsSoFar(reviseId));
  const known = client.getQueryData(whole.queryKey);
  if (!known) return;
  const questions = known.questions.map((question) => ({ ...question, ...UNANSWERED }));
  await writeQuery(client, whole, { ...known, questions });
}
