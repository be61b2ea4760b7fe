import type { TaskFeatures } from './task-response.ts';

/** Fewer key words of the prompt than this, by share and in 100 words, and the essay may be about something else. */
const FEW = { coverage: 0.3, density: 2 };
/** The same of words from the prompt's subjects. */
const FEW_RELATED = { share: 0.34, density: 4 };
/** A prompt with fewer key words says too little of its topic. */
const TOPIC_WORDS = 5;
/** A shorter task may be answered without repeating any word of it. */
const LONG_TASK = 120;
const FEWEST_WORDS = 40;

/**
 * Whether an essay leaves its topic. As in the real test it is graded all the same, with a very low band for the task.
 * @returns most that the task criterion can get, and the reason in Vietnamese; null where the essay keeps to its topic
 */
export function offTopic(
  features: TaskFeatures,
  words: number,
  minWords: number,
): { cap: number; comment: string } | null {
  const { topicCoverage, topicDensity, relatedShare, relatedDensity, topicWords } = features;
  if (topicWords < TOPIC_WORDS || words < FEWEST_WORDS) return null;
  const isSilent = topicCoverage === 0 && relatedShare === 0;
  const isFar =
    topicCoverage < FEW.coverage &&
    topicDensity < FEW.density &&
    relatedShare < FEW_RELATED.share &&
    relatedDensity < FEW_RELATED.density;
  if (isSilent || (isFar && topicCoverage <= 0.1)) {
    return {
      cap: 2,
      comment:
        'Bài gần như không nói tới điều đề hỏi. Bài thi lạc đề chỉ được band rất thấp ở tiêu chí này, dù tiếng Anh tốt: bạn đọc lại đề rồi viết đúng chủ đề nhé.',
    };
  }
  if (isFar && minWords >= LONG_TASK) {
    return {
      cap: 3,
      comment:
        'Mình thấy rất ít từ của đề và của chủ đề đó trong bài, có lẽ bài đã lạc đề. Bạn đọc lại đề, gạch chân điều đề hỏi rồi trả lời đúng điều đó.',
    };
  }
  return null;
}
