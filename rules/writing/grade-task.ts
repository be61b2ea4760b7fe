import { type CriterionDraft, interpolate, type Reason, reason } from './band-estimate.ts';
import type { EssayText } from './essay-text.ts';
import type { TaskFeatures } from './task-response.ts';

export interface TaskAsked {
  prompt: string;
  task: 1 | 2;
  minWords: number;
}

/** An essay that takes up fewer of the prompt's key words, and this seldom, may be about something else. */
const OFF_TOPIC = { coverage: 0.3, density: 2 };
/** A prompt with fewer key words, or a short text, may be answered without repeating any. */
const TOPIC_WORDS = 6;
const LONG_TASK = 120;

const asksForView = (prompt: string): boolean =>
  /\b(?:agree|disagree|opinion|view|views|think|believe|should|advantages?|positive|negative|outweigh|discuss|better)\b/i.test(
    prompt,
  );

const isLetter = (asked: TaskAsked): boolean => asked.task === 1 && /\b(?:letter|dear)\b/i.test(asked.prompt);

function lengthReason(words: number, minWords: number): Reason {
  if (words >= minWords)
    return reason('strength', `Bài có ${words} từ, đủ độ dài đề yêu cầu (ít nhất ${minWords} từ).`);
  return reason(
    'improve',
    `Bài có ${words} từ, còn thiếu ${minWords - words} từ so với đề. Viết ngắn thì ý chưa đủ chỗ để phát triển.`,
  );
}

function essayReasons(essay: EssayText, features: TaskFeatures, asked: TaskAsked): Reason[] {
  const list: Reason[] = [];
  const view = asksForView(asked.prompt);
  if (features.position && view) {
    list.push(reason('strength', 'Câu này cho thấy quan điểm của bạn.', { essay, span: features.position }));
  } else if (view) {
    list.push(
      reason(
        'improve',
        'Mình chưa thấy câu nêu quan điểm. Bạn nói rõ mình nghĩ gì ngay ở mở bài, ví dụ bằng I believe that…',
      ),
    );
  }
  if (features.example) {
    list.push(reason('strength', 'Bạn có ví dụ để làm rõ ý.', { essay, span: features.example }));
  } else if (asked.minWords >= LONG_TASK) {
    list.push(reason('improve', 'Bài chưa có ví dụ cụ thể. Mỗi ý chính nên đi kèm một ví dụ ngắn.'));
  }
  if (!features.reason) {
    list.push(
      reason(
        'improve',
        'Bạn mới nêu ý, chưa giải thích vì sao. Hãy thêm lý do bằng because hoặc this means that…',
      ),
    );
  }
  if (features.conclusion) {
    list.push(reason('strength', 'Bài có câu kết chốt lại ý.', { essay, span: features.conclusion }));
  } else if (asked.minWords >= LONG_TASK) {
    list.push(reason('improve', 'Mình chưa thấy kết bài. Một, hai câu cuối nên chốt lại quan điểm của bạn.'));
  }
  return list;
}

function reportReasons(essay: EssayText, features: TaskFeatures): Reason[] {
  const list: Reason[] = [
    features.position
      ? reason('strength', 'Câu này nêu cái nhìn chung về số liệu.', { essay, span: features.position })
      : reason(
          'improve',
          'Bài chưa có câu tổng quan. Bạn thêm một câu bắt đầu bằng Overall, nêu xu hướng chính.',
        ),
  ];
  if (features.figures < 3)
    list.push(reason('improve', 'Bài có ít số liệu. Bạn chọn vài con số tiêu biểu trong đề để dẫn chứng.'));
  if (features.comparisons < 3)
    list.push(reason('improve', 'Bài ít so sánh. Bạn cho thấy cái nào cao hơn, thấp hơn, tăng hay giảm.'));
  return list;
}

function essayPoints(features: TaskFeatures, asked: TaskAsked): number {
  const conclusion = asked.minWords < LONG_TASK ? 0.2 : features.conclusion ? 0.4 : 0;
  return (
    4.1 +
    (features.position || !asksForView(asked.prompt) ? 0.5 : 0) +
    (features.example ? 0.35 : 0) +
    (features.reason ? 0.4 : 0) +
    conclusion
  );
}

function reportPoints(features: TaskFeatures): number {
  return (
    4.1 +
    (features.position ? 0.7 : 0) +
    interpolate(features.figures, [
      [0, -0.4],
      [4, 0.2],
      [10, 0.5],
    ]) +
    interpolate(features.comparisons, [
      [0, -0.3],
      [5, 0.3],
      [12, 0.7],
    ])
  );
}

/** Most that a text short of the asked length can get: it leaves part of the task undone. */
function lengthCap(words: number, minWords: number): number {
  return interpolate(words / Math.max(1, minWords), [
    [0.05, 1.5],
    [0.25, 3.5],
    [0.5, 4.5],
    [0.75, 5.5],
    [0.9, 6.5],
    [1, 9],
  ]);
}

/**
 * Task Response (Task 2) and Task Achievement (Task 1): length, topic, view, reasons, examples. Whether the
 * ideas are good is beyond it, so its range is the widest.
 * @param ideas different content words that the prompt does not have
 */
export function gradeTask(
  essay: EssayText,
  features: TaskFeatures,
  asked: TaskAsked,
  measure: { words: number; ideas: number; language: number },
): CriterionDraft {
  const letter = isLetter(asked);
  const report = asked.task === 1 && !letter;
  const ownWords = Math.max(0, measure.words - features.copiedWords);
  const reasons = [lengthReason(measure.words, asked.minWords)];
  const farOff =
    features.topicCoverage < OFF_TOPIC.coverage &&
    features.topicDensity < OFF_TOPIC.density &&
    features.topicWords >= TOPIC_WORDS &&
    asked.minWords >= LONG_TASK;
  if (farOff) {
    reasons.push(
      reason(
        'improve',
        'Mình thấy rất ít từ khóa của đề trong bài. Bạn đọc lại đề xem đã viết đúng chủ đề chưa.',
      ),
    );
  }
  if (features.copiedWords >= 10) {
    reasons.push(
      reason(
        'improve',
        `Khoảng ${features.copiedWords} từ chép nguyên từ đề và không được tính. Bạn diễn đạt lại bằng lời của bạn.`,
      ),
    );
  }
  reasons.push(
    ...(report ? reportReasons(essay, features) : letter ? [] : essayReasons(essay, features, asked)),
  );
  const parts = report ? reportPoints(features) : letter ? 5.2 : essayPoints(features, asked);
  const own =
    parts +
    interpolate(features.topicCoverage, [
      [0, -0.8],
      [0.2, 0],
      [0.5, 0.5],
    ]) +
    interpolate(measure.ideas / Math.max(1, asked.minWords), [
      [0.1, -0.7],
      [0.25, 0.1],
      [0.4, 0.8],
      [0.6, 1.5],
    ]);
  const point = 0.65 * own + 0.35 * measure.language;
  return {
    code: 'TR',
    point: Math.min(point, lengthCap(ownWords, asked.minWords), farOff ? 4 : 9),
    spread: letter || farOff ? 0.5 : 0.25,
    reasons,
  };
}
