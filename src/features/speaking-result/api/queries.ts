import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSender } from '#src/platform/outbox/owner/sender.ts';

/** An attempt at a test of the speaking room; `latest`: the newest submitted one, from any device. */
export const examAttempt = (setId: string, attemptId: string) =>
  queryOptions({
    queryKey: ['speaking-exam', setId, 'attempt', attemptId],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingExam.listQuestions, {
        params: { id: setId },
        query: { attempt_id: attemptId },
        options: { signal },
      }),
    // A grade may have come since it was loaded.
    staleTime: 0,
  });

/** The learner's latest bands in the speaking room. */
export const speakingBands = () =>
  queryOptions({
    queryKey: ['speaking', 'statistics', 'days'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.speakingStatistics.listStatistic, { options: { signal } }),
    staleTime: 60_000,
  });

/** Topics that suit the learner, in the order to do them. */
export const suitableTopics = () =>
  queryOptions({
    queryKey: ['speaking', 'today'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.speakingRoom.courseTopics, { query: {}, options: { signal } }),
    staleTime: 5 * 60_000,
  });

/** The likeliest pronunciation of each word of a text, ARPAbet, by the word in lower case. */
export const wordSounds = (text: string) =>
  queryOptions({
    queryKey: ['speech', 'word-sounds', text],
    queryFn: async (): Promise<Record<string, string[]>> => {
      const { words } = await callOrThrow(ENDPOINTS.speech.graphemeToPhoneme, {
        body: { text, lang: 'en' },
        options: { as: await currentSender() },
      });
      return Object.fromEntries(
        words.map((word) => [word.text.toLowerCase(), word.pronunciations[0]?.arpabet ?? []]),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
