import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { REVISE_FETCH_LIMIT } from '#contract/revise.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

/** A whole revise set, fetched five questions at a time, so that all of it is there with no network. */
export const reviseQuestions = (reviseId: string) =>
  queryOptions({
    queryKey: ['revise', reviseId, 'questions'],
    queryFn: async ({ signal }) => {
      const page = (offset: number) =>
        callOrThrow(ENDPOINTS.revise.listQuestion, {
          query: { revise_id: reviseId, limit: REVISE_FETCH_LIMIT, offset },
          options: { token: currentSession().token, signal },
        });
      const first = await page(0);
      const questions = [...first.questions];
      while (questions.length < first.total) {
        const next = await page(questions.length);
        if (next.questions.length === 0) break;
        questions.push(...next.questions);
      }
      return { revise: first.revise, questions };
    },
    staleTime: 5 * 60_000,
  });
