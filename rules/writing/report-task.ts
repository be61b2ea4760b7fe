import { interpolate, type Reason, reason } from './band-estimate.ts';
import type { EssayText } from './essay-text.ts';
import { overviewSentence } from './stated-view.ts';
import type { TaskFeatures } from './task-response.ts';
import type { TopicFit } from './topic-fit.ts';

/** Maximum band without an overview, or without figures if the task has figures. */
const CAP = 5;
/** Maximum band where it tells something else than what is shown: views instead of the main features or figures. */
const OTHER_CAP = 4;
const LONG_TASK = 120;
/** Years named in the prompt are no figures that were read from a chart. */
const FEW_FIGURES = 3;

/** Processes and maps are described without figures. */
const hasFigures = (prompt: string): boolean =>
  /\b(?:charts?|graphs?|tables?|per cent|percentage)\b/i.test(prompt) &&
  !/\b(?:process|maps?|stages)\b/i.test(prompt);

/** Strengths and weaknesses of a report on figures, a process or a map. */
export function reportReasons(
  essay: EssayText,
  features: TaskFeatures,
  prompt: string,
  { is }: TopicFit,
): Reason[] {
  const list: Reason[] = [];
  const overview = is === 'about' ? overviewSentence(essay) : undefined;
  if (overview)
    list.push(reason('strength', 'Câu này nêu nét chính của cả hình.', { essay, span: overview }));
  if (!features.position)
    list.push(
      reason(
        'improve',
        'Bài chưa có câu tổng quan, mà thiếu nó thì Task 1 khó qua band 5. Bạn thêm một câu bắt đầu bằng Overall, nêu xu hướng hoặc đặc điểm chính.',
      ),
    );
  if (features.ownView) {
    list.push(
      reason('improve', 'Task 1 chỉ tả lại dữ liệu, không nêu ý kiến hay lời khuyên. Bạn bỏ câu này.', {
        essay,
        span: features.ownView,
      }),
    );
  }
  if (hasFigures(prompt)) {
    if (features.figures === 0)
      list.push(
        reason('improve', 'Bài không dẫn con số nào. Mỗi nhận xét cần một, hai số liệu lấy từ đề làm chứng.'),
      );
    else if (features.figures < 3)
      list.push(reason('improve', 'Bài có ít số liệu. Bạn chọn vài con số tiêu biểu trong đề để dẫn chứng.'));
    if (features.comparisons < 3)
      list.push(reason('improve', 'Bài ít so sánh. Bạn cho thấy cái nào cao hơn, thấp hơn, tăng hay giảm.'));
  }
  return list;
}

/** 0–9, before length and topic are considered. */
export function reportPoints(features: TaskFeatures, prompt: string): number {
  const figures = hasFigures(prompt)
    ? interpolate(features.figures, [
        [0, -0.4],
        [4, 0.2],
        [10, 0.5],
      ]) +
      interpolate(features.comparisons, [
        [0, -0.3],
        [5, 0.3],
        [12, 0.7],
      ])
    : 0.6;
  return 4.1 + (features.position ? 0.7 : 0) + figures - (features.ownView ? 0.4 : 0);
}

/** Maximum band of a report. */
export const reportCap = (
  features: TaskFeatures,
  assignment: { prompt: string; minWords: number },
): number => {
  if (assignment.minWords < LONG_TASK) return 9;
  const isBare = hasFigures(assignment.prompt) && features.figures < FEW_FIGURES;
  if (features.ownView && (isBare || !features.position)) return OTHER_CAP;
  return !features.position || (isBare && features.figures === 0) ? CAP : 9;
};
