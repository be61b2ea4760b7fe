import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { SLOW_RATE } from '#rules/reading-report/slow-rate.ts';
import { CLEAR_ABOVE, FAIR_ABOVE } from '#rules/reading-report/sound-level.ts';
import { LONGEST_RECORDING_SECONDS } from '#rules/speaking/recording-size.ts';

type Config = ResponseOf<typeof ENDPOINTS.conversationCourse.pronunciationConfig>;

/** How the chart and the useful lines are heard and judged: the constants that score them. */
export const HEARING: Config = {
  clear_from: CLEAR_ABOVE,
  nearly_from: FAIR_ABOVE,
  voices: ['woman', 'man'],
  speeds: [SLOW_RATE, 1],
  longest_answer: LONGEST_RECORDING_SECONDS,
  is_heard_on_device: true,
};
