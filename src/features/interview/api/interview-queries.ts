import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { InterviewResult } from '#contract/speaking.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The exercise that the server stores an interview under. */
export const INTERVIEW_SET = 'speaking-interview';

/** Polling interval while the server grades, milliseconds. */
const POLL_MS = 2_000;
/** The same for somebody else's interview, which may be opened by many. */
const SLOW_POLL_MS = 15_000;

/** How long until the result is asked for again; false: it is final. */
export const pollWhileWaiting =
  (isOwn: boolean) =>
  ({ state }: { state: { data: { result: InterviewResult | null } | undefined } }): number | false =>
    state.data?.result?.state === 'waiting' ? (isOwn ? POLL_MS : SLOW_POLL_MS) : false;

/** What is needed to hold the interview, with no network, too. */
export const interviewQuestions = () =>
  readQuery(ENDPOINTS.interview.videoQuestions, { params: { id: INTERVIEW_SET } }, { staleTime: 5 * 60_000 });

/** The public result of an interview, by its attempt's id. */
export const interviewResult = (id: string) =>
  readQuery(
    ENDPOINTS.interview.getResult,
    { params: { id } },
    {
      // A grade may have come since it was loaded.
      staleTime: 0,
    },
  );

/** What was said in one's own interview. */
export const myTalks = (id: string) =>
  readQuery(ENDPOINTS.interview.myTalks, { params: { id } }, { staleTime: 0 });

/** The learner's newest interview, from whichever device. */
export const myInterview = () => readQuery(ENDPOINTS.interview.myResult, {}, { staleTime: 0 });
