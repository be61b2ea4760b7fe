import { useQuery } from '@tanstack/react-query';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { practiceResult } from '#src/shared/queries/exercises.ts';
import { useSubmission } from './use-submission.ts';

/**
 * The newest submitted attempt of a practice: one still queued here, else the newest on the server from all
 * devices, else, offline, this device's. Null if there is none; undefined until it is known.
 */
export function useNewestAttempt(practiceId: string, enabled: boolean): string | null | undefined {
  const local = useSubmission(useOwner(), practiceId, null);
  const isWaiting = local !== undefined && local.queued > 0;
  const remote = useQuery({
    ...practiceResult(practiceId, 'latest'),
    enabled: enabled && local !== undefined && !isWaiting,
    // Not stored: the newest attempt changes.
    persister: (read, context) => read(context),
  });
  if (!enabled) return null;
  if (!local) return undefined;
  if (isWaiting) return local.attemptId;
  if (remote.data) return remote.data.attempt?.id ?? local.attemptId;
  return remote.isError ? local.attemptId : undefined;
}
