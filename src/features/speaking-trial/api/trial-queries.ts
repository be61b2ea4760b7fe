import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** A submitted trial of this taker. */
export const trialResult = (attemptId: string) =>
  readQuery(
    ENDPOINTS.speakingTrial.listQuestions,
    { query: { attempt_id: attemptId } },
    {
      // A grade may have come since it was loaded.
      staleTime: 0,
    },
  );

/** Topics open to everybody who is signed in. */
export const freeTopics = () => readQuery(ENDPOINTS.speakingRoom.freeTopics, {}, { staleTime: 60 * 60_000 });
