import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export type SpeakingExam = ResponseOf<typeof ENDPOINTS.speakingExam.listQuestions>;

/** A test with all that is needed to hold it, even with no network. */
export const speakingExam = (setId: string) =>
  readQuery(ENDPOINTS.speakingExam.listQuestions, { params: { id: setId } }, { staleTime: 5 * 60_000 });

/** A topic of the speaking room with all that is needed to talk about it, even with no network. */
export const speakingTopic = (setId: string) =>
  readQuery(ENDPOINTS.speakingRoom.listQuestions, { params: { id: setId } }, { staleTime: 5 * 60_000 });

/** An attempt at it with the answers and what was found in them. */
export const speakingTopicAttempt = (setId: string, attemptId: string) =>
  readQuery(
    ENDPOINTS.speakingRoom.listQuestions,
    { params: { id: setId }, query: { attempt_id: attemptId } },
    {
      // A grade may have come since it was loaded.
      staleTime: 0,
    },
  );

/** The exercise that the server stores a trial under. */
export const TRIAL_SET = 'speaking-trial';

/** What is needed to speak the trial, even with no network. */
export const trialQuestions = () =>
  readQuery(ENDPOINTS.speakingTrial.listQuestions, {}, { staleTime: 5 * 60_000 });

/** What is asked after it, and whether this taker has answered. */
export const trialSurvey = () => readQuery(ENDPOINTS.speakingTrial.survey, {}, { staleTime: 5 * 60_000 });
