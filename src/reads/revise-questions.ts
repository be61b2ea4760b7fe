import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { REVISE_FETCH_LIMIT } from '#contract/revise.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { putRead } from '#src/offline/stored-reads.ts';
import { currentSession } from '#src/session/session.ts';

/** Five questions of a revise set, from `offset` on. Each page is kept for itself: what was read works with no network. */
export const revisePage = (reviseId: string, offset: number) =>
  queryOptions({
    queryKey: ['revise', reviseId, 'questions', offset],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.revise.listQuestion, {
        query: { revise_id: reviseId, limit: REVISE_FETCH_LIMIT, offset },
        options: { token: currentSession().token, signal },
      }),
    staleTime: 5 * 60_000,
  });

/** Offsets of the pages after the first. */
export const laterOffsets = (total: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.ceil(total / REVISE_FETCH_LIMIT) - 1) },
    (_, index) => (index + 1) * REVISE_FETCH_LIMIT,
  );

/** Reads a whole revise set, page after page. Never throws. */
export async function prefetchRevise(client: QueryClient, reviseId: string): Promise<void> {
  await client.prefetchQuery(revisePage(reviseId, 0));
  const first = client.getQueryData(revisePage(reviseId, 0).queryKey);
  for (const offset of laterOffsets(first?.total ?? 0))
    await client.prefetchQuery(revisePage(reviseId, offset));
}

const UNANSWERED = { last_answer: null, is_correct: null, ai_evaluation: null, is_expired: false };

/** Takes the last answers out of what was read of a revise set, here and in store: it was begun again. */
export async function forgetLastAnswers(client: QueryClient, reviseId: string): Promise<void> {
  // What is only in store has to be in memory first.
  await prefetchRevise(client, reviseId);
  const first = client.getQueryData(revisePage(reviseId, 0).queryKey);
  for (const offset of [0, ...laterOffsets(first?.total ?? 0)]) {
    const { queryKey } = revisePage(reviseId, offset);
    const page = client.getQueryData(queryKey);
    if (!page) continue;
    const questions = page.questions.map((question) => ({ ...question, ...UNANSWERED }));
    await putRead(client, queryKey, { ...page, questions });
  }
}
