import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { currentSender } from '#src/platform/outbox/owner/sender.ts';

/** An attempt at a test of the speaking room; `latest`: the newest submitted one, from any device. */
export const examAttempt = (setId: string, attemptId: string) =>
  readQuery(
    ENDPOINTS.speakingExam.listQuestions,
    { params: { id: setId }, query: { attempt_id: attemptId } },
    {
      // A grade may have come since it was loaded.
      staleTime: 0,
    },
  );

/** The learner's latest bands in the speaking room. */
export const speakingBands = () =>
  readQuery(ENDPOINTS.speakingStatistics.listStatistic, {}, { staleTime: 60_000 });

/** Topics that suit the learner, in the order to do them. */
export const suitableTopics = () =>
  readQuery(ENDPOINTS.speakingRoom.courseTopics, {}, { staleTime: 5 * 60_000 });

const byWord = ({ words }: ResponseOf<typeof ENDPOINTS.speech.graphemeToPhoneme>) =>
  Object.fromEntries(words.map((word) => [word.text.toLowerCase(), word.pronunciations[0]?.arpabet ?? []]));

/** The likeliest pronunciation of each word of a text, ARPAbet, by the word in lower case. */
export const wordSounds = (text: string) =>
  readQuery(
    ENDPOINTS.speech.graphemeToPhoneme,
    { body: { text, lang: 'en' } },
    {
      call: async (endpoint, input) =>
        callOrThrow(endpoint, { ...input, options: { as: await currentSender() } }),
      select: byWord,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
  );
