import type { TaskFeatures } from './task-response.ts';

/** Minimum use of the prompt's key words, by share and per 100 words; below it the essay may be off topic. */
const FEW = { coverage: 0.3, density: 2 };
/** The same for words from the prompt's subject areas. */
const FEW_RELATED = { share: 0.34, density: 4 };
/** Minimum key words for a prompt to define its topic. */
const MIN_TOPIC_WORDS = 5;
/** Minimum words of a task: a shorter one may be answered without repeating any of its words. */
const LONG_TASK = 120;
const FEWEST_WORDS = 40;

/**
 * Whether an essay is off topic. As in the real test it is still graded, with a very low band for the task.
 * @returns maximum for the task criterion, and the reason in Vietnamese; null if the essay is on topic
 */
export function offTopic(
  features: TaskFeatures,
  words: number,
  minWords: number,
): { cap: number; comment: string } | null {
  const { topicCoverage, topicDensity, relatedShare, relatedDensity, topicWords } = features;
  if (topicWords < MIN_TOPIC_WORDS || words < FEWEST_WORDS) return null;
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
