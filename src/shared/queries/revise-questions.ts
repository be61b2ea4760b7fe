import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { REVISE_FETCH_LIMIT, type Revise, type ReviseQuestion } from '#contract/revise.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';

export interface ReviseSet {
  revise: Revise;
  /** From the first on without a gap; all, or as many as could be fetched. */
  questions: ReviseQuestion[];
  /** Number of questions in the set. */
  total: number;
}

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

const keyOf = (reviseId: string) => ['revise', reviseId, 'questions'] as const;

/** A whole revise set, fetched five questions at a time, so that all of it is available with no network. */
export const reviseQuestions = (reviseId: string) =>
  queryOptions({
    queryKey: keyOf(reviseId),
    queryFn: ({ signal }): Promise<ReviseSet> =>
      fetchSet(reviseId, signal, (error) => {
        throw error;
      }),
    staleTime: 5 * 60_000,
  });

/** The same for a screen: if a later page cannot be fetched, with the questions cached before, if any. */
export const reviseQuestionsSoFar = (reviseId: string) =>
  queryOptions({
    ...reviseQuestions(reviseId),
    queryFn: ({ client, signal }): Promise<ReviseSet> =>
      fetchSet(
        reviseId,
        signal,
        (_, fetched) => client.getQueryData<ReviseSet>(keyOf(reviseId))?.questions.slice(fetched) ?? [],
      ),
  });

const UNANSWERED = { last_answer: null, is_correct: null, ai_evaluation: null, is_expired: false };

/** Removes the last answers from the cached revise set, in memory and in storage: it was started again. */
export async function forgetLastAnswers(client: QueryClient, reviseId: string): Promise<void> {
  const { queryKey } = reviseQuestions(reviseId);
  // What is only in storage has to be in memory first.
  await client.prefetchQuery(reviseQuestionsSoFar(reviseId));
  const known = client.getQueryData(queryKey);
  if (!known) return;
  const questions = known.questions.map((question) => ({ ...question, ...UNANSWERED }));
  await writeQuery(client, queryKey, { ...known, questions });
}
