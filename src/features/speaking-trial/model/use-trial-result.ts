import { useQuery } from '@tanstack/react-query';
import type { SpeakingSetDetail } from '#contract/speaking.ts';
import { useSession } from '#src/platform/session/session.ts';
import type { SubmittedTalk } from '#src/shared/speaking/short-talk/use-local-talk.ts';
import { trialResult } from '../api/trial-queries.ts';
import { useIsStillTaker } from './use-is-still-taker.ts';

/** Polling interval while the server grades, milliseconds. */
const POLL_MS = 2_000;

/** A trial as the server stores it. */
export type GradedTrial = SpeakingSetDetail & { attempt: NonNullable<SpeakingSetDetail['attempt']> };

const submittedTrial = (detail: SpeakingSetDetail | undefined): GradedTrial | null =>
  detail?.attempt?.submitted_at != null ? { ...detail, attempt: detail.attempt } : null;

interface TrialResult {
  trial: GradedTrial | null;
  /** It could not be loaded, and nothing was loaded before. */
  error: Error | null;
  retry: () => void;
}

/**
 * The server's result of the newest trial: of this device's once all of it has arrived; of a learner who has none here,
 * their newest from another device.
 */
export function useTrialResult(local: SubmittedTalk | null | undefined): TrialResult {
  const isTakers = useIsStillTaker();
  const signedIn = useSession((session) => session.learnerId !== null);
  const hasArrived = local ? local.queued === 0 && !local.isClaiming : local === null && signedIn;
  const query = useQuery({
    ...trialResult(local?.attemptId ?? 'latest'),
    enabled: () => hasArrived && isTakers(),
    refetchInterval: ({ state }) => {
      const attempt = state.data?.attempt;
      return attempt && (attempt.waiting > 0 || attempt.submitted_at === null) ? POLL_MS : false;
    },
  });
  return {
    trial: submittedTrial(query.data),
    error: query.isError && !query.data ? query.error : null,
    retry: () => void query.refetch(),
  };
}
