import { type CriterionDraft, interpolate, type Reason, reason } from './band-estimate.ts';
import type { EssayText } from './essay-text.ts';
import { offTopic } from './off-topic.ts';
import { reportCap, reportPoints, reportReasons } from './report-task.ts';
import type { TaskFeatures } from './task-response.ts';
import { isTemplateHeavy, type TemplateUse } from './templates.ts';

export interface TaskPrompt {
  prompt: string;
  task: 1 | 2;
  minWords: number;
}

const LONG_TASK = 120;
/** Copied words from which they are more than the name of the topic. */
export const COPIED_WORDS = 10;
/** Maximum band for notes instead of an essay. */
const LIST_CAP = 5;

const asksForView = (prompt: string): boolean =>
  /\b(?:agree|disagree|opinion|view|views|think|believe|should|advantages?|positive|negative|outweigh|discuss|better)\b/i.test(
    prompt,
  );

const isLetter = (assignment: TaskPrompt): boolean =>
  assignment.task === 1 && /\b(?:letter|dear)\b/i.test(assignment.prompt);

function lengthReason(words: number, minWords: number, copied: number): Reason {
  const count = copied > 0 ? `Không kể ${copied} từ chép từ đề, bài có ${words} từ` : `Bài có ${words} từ`;
  if (words >= minWords)
    return reason('strength', `${count}, đủ độ dài đề yêu cầu (ít nhất ${minWords} từ).`);
  return reason(
    'improve',
    `${count}, còn thiếu ${minWords - words} từ so với đề. Viết ngắn thì ý chưa đủ chỗ để phát triển.`,
  );
}

function essayReasons(essay: EssayText, features: TaskFeatures, assignment: TaskPrompt): Reason[] {
  const list: Reason[] = [];
  const view = asksForView(assignment.prompt);
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
  } else if (assignment.minWords >= LONG_TASK) {
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
  } else if (assignment.minWords >= LONG_TASK) {
    list.push(reason('improve', 'Mình chưa thấy kết bài. Một, hai câu cuối nên chốt lại quan điểm của bạn.'));
  }
  return list;
}

function essayPoints(features: TaskFeatures, assignment: TaskPrompt): number {
  const conclusion = assignment.minWords < LONG_TASK ? 0.2 : features.conclusion ? 0.4 : 0;
  return (
    4.1 +
    (features.position || !asksForView(assignment.prompt) ? 0.5 : 0) +
    (features.example ? 0.35 : 0) +
    (features.reason ? 0.4 : 0) +
    conclusion
  );
}

/** Maximum band for a text below the required length, which leaves part of the task undone. */
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
 * Task Response (Task 2) and Task Achievement (Task 1): length, topic, view, reasons, examples. It cannot judge the
 * ideas, so its range is the widest.
 * @param ideas distinct content words that are not in the prompt
 */
export function gradeTask(
  essay: EssayText,
  features: TaskFeatures,
  assignment: TaskPrompt,
  measure: { words: number; ideas: number; language: number; templates: TemplateUse; isList: boolean },
): CriterionDraft {
  const letter = isLetter(assignment);
  const report = assignment.task === 1 && !letter;
  const ownWords = Math.max(0, measure.words - features.copiedWords);
  const copied = features.copiedWords >= COPIED_WORDS ? features.copiedWords : 0;
  const reasons = [lengthReason(copied > 0 ? ownWords : measure.words, assignment.minWords, copied)];
  const off = offTopic(features, measure.words, assignment.minWords);
  if (off) reasons.push(reason('improve', off.comment));
  if (copied > 0) {
    reasons.push(
      reason(
        'improve',
        `Khoảng ${copied} từ chép nguyên từ đề. Giám khảo không tính phần này vào số từ: bạn diễn đạt lại bằng lời của bạn.`,
        { essay, span: features.copied },
      ),
    );
  }
  const memorised = isTemplateHeavy(measure.templates);
  if (memorised) {
    reasons.push(
      reason(
        'improve',
        `Khoảng ${Math.round(100 * measure.templates.share)}% bài là câu mẫu học thuộc, đặt vào đề nào cũng được. Phần đó không trả lời đề này: bạn thay bằng ý của mình.`,
        { essay, span: measure.templates.found[0] },
      ),
    );
  }
  if (measure.isList)
    reasons.push(
      reason(
        'improve',
        'Bài viết dạng gạch đầu dòng. Bài thi cần câu hoàn chỉnh nối thành đoạn văn: bạn viết lại thành đoạn nhé.',
      ),
    );
  reasons.push(
    ...(report
      ? reportReasons(essay, features, assignment.prompt)
      : letter
        ? []
        : essayReasons(essay, features, assignment)),
  );
  const parts = report
    ? reportPoints(features, assignment.prompt)
    : letter
      ? 5.2
      : essayPoints(features, assignment);
  const own =
    parts +
    interpolate(features.topicCoverage, [
      [0, -0.8],
      [0.2, 0],
      [0.5, 0.5],
    ]) +
    interpolate(measure.ideas / Math.max(1, assignment.minWords), [
      [0.1, -0.7],
      [0.25, 0.1],
      [0.4, 0.8],
      [0.6, 1.5],
    ]);
  const point = 0.65 * own + 0.35 * measure.language;
  return {
    code: 'TR',
    point: Math.min(
      point - (memorised ? 0.75 : 0),
      lengthCap(ownWords, assignment.minWords),
      off?.cap ?? 9,
      report ? reportCap(features, assignment) : 9,
      measure.isList ? LIST_CAP : 9,
    ),
    spread: letter || off ? 0.5 : 0.25,
    reasons,
  };
}
