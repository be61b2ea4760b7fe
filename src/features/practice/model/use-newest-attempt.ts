import { useQuery } from '@tanstack/react-query';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { practiceResult } from '#src/shared/queries/practice-questions.ts';
import { useSubmission } from './use-submission.ts';

/**
 * The newest attempt of a practice that was handed in: one that waits here, else what the server knows of all devices,
 * else, with no network, this device's. Null where there is none; undefined until it is known.
 */
export function useNewestAttempt(practiceId: string, wanted: boolean): string | null | undefined {
  const here = useSubmission(useOwner(), practiceId, null);
  const isWaiting = here !== undefined && here.queued > 0;
  const there = useQuery({
    ...practiceResult(practiceId, 'latest'),
    enabled: wanted && here !== undefined && !isWaiting,
    // What was newest once is not for long.
    persister: (read, context) => read(context),
  });
  if (!wanted) return null;
  if (!here) return undefined;
  if (isWaiting) return here.attemptId;
  if (there.data) return there.data.attempt?.id ?? here.attemptId;
  return there.isError ? here.attemptId : undefined;
}
