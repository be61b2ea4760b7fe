import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ApiError } from '#src/platform/http/api-result.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { interviewResult, pollWhileWaiting } from '../api/interview-queries.ts';
import { INTERVIEW } from '../messages/interview.ts';
import { Invitation } from './onward.tsx';
import { ResultBody } from './result-body.tsx';

const words = INTERVIEW.result;

/** What is no id of a result is not asked for. */
const isId = (id: string): boolean => z.uuid().safeParse(id).success;

const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && error.failure.code === 'NOT_FOUND';

/** A result opened by its link: by anybody, whether it is graded or not. */
export function SharedResult({ id }: { id: string }) {
  const isAsked = isId(id);
  const query = useQuery({
    ...interviewResult(id),
    enabled: isAsked,
    refetchInterval: pollWhileWaiting(false),
  });
  return (
    <>
      {query.data || (isAsked && !isGone(query.error)) ? (
        <Loaded query={query} offlineText={words.offlineText}>
          {(data) => (
            <>
              <p className="text-muted">{words.sharedLead}</p>
              <ResultBody result={data.result} isOwn={false} />
            </>
          )}
        </Loaded>
      ) : (
        <EmptyState illustration="thinking" title={words.gone}>
          {words.goneText}
        </EmptyState>
      )}
      <Invitation />
    </>
  );
}
