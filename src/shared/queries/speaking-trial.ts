import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The exercise that the server stores a trial under. */
export const TRIAL_SET = 'speaking-trial';

/** What is needed to speak the trial, even with no network. */
export const trialQuestions = () =>
  readQuery(ENDPOINTS.speakingTrial.listQuestions, {}, { staleTime: 5 * 60_000 });

/** What is asked after it, and whether this taker has answered. */
export const trialSurvey = () => readQuery(ENDPOINTS.speakingTrial.survey, {}, { staleTime: 5 * 60_000 });
