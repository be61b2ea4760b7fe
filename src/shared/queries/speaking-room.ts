import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

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
