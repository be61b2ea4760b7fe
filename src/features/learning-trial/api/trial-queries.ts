import type { TrialPhase } from '#contract/learning-trial.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The whole lesson, the same for everybody. */
export const trialChat = () => readQuery(ENDPOINTS.learningTrial.start, {}, { staleTime: 60 * 60_000 });

/** Where this taker stopped, also on other devices. */
export const trialStatus = () => readQuery(ENDPOINTS.learningTrial.status, {}, { staleTime: 0 });

/** What was answered in one of their lessons. */
export const trialMessages = (id: string) =>
  readQuery(ENDPOINTS.learningTrial.messages, { params: { id } }, { staleTime: 0 });

export const trialOverview = (attempt_id: string) =>
  readQuery(ENDPOINTS.learningTrial.overview, { query: { attempt_id } }, { staleTime: 0 });

export const trialPhaseReport = (phase: TrialPhase, attempt_id: string) =>
  readQuery(
    phase === 'application'
      ? ENDPOINTS.learningTrial.applicationPhase
      : ENDPOINTS.learningTrial.coachingPhase,
    { query: { attempt_id } },
    { staleTime: 0 },
  );
