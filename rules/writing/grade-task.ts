import { overlapsAny, type Span } from '../text/spans.ts';
import { type CriterionDraft, interpolate, type Reason, reason } from './band-estimate.ts';
import { demandsOf, type FoundDemands } from './demands.ts';
import type { EssayText } from './essay-text.ts';
import { reportCap, reportPoints, reportReasons } from './report-task.ts';
import { closestSentence, closingSentence, givenExample, statedView } from './stated-view.ts';
import type { TaskFeatures } from './task-response.ts';
import { isTemplateHeavy, type TemplateUse } from './templates.ts';
import type { TopicFit } from './topic-fit.ts';

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
/** Maximum band for what is not about the prompt, and for what is, but does something else than it asks for. */
const OFF_TOPIC_CAP = 3;
const OTHER_TASK_CAP = 4;

const asksForView = (prompt: string): boolean =>
  /\b(?:agree|disagree|opinion|view|views|think|believe|should|advantages?|positive|negative|outweigh|discuss|better)\b/i.test(
    prompt,
  );

const isLetter = (assignment: TaskPrompt): boolean =>
  assignment.task === 1 && /\b(?:letter|dear)\b/i.test(assignment.prompt);

/** Whether it is a report on figures, a process or a map. */
export const isReport = (assignment: TaskPrompt): boolean => assignment.task === 1 && !isLetter(assignment);

function lengthReason(words: number, minWords: number, copied: number): Reason {
  const count = copied > 0 ? `Không kể ${copied} từ chép từ đề, bài có ${words} từ` : `Bài có ${words} từ`;
  if (words >= minWords)
    return reason('strength', `${count}, đủ độ dài đề yêu cầu (ít nhất ${minWords} từ).`);
  return reason(
    'improve',
    `${count}, còn thiếu ${minWords - words} từ so với đề. Viết ngắn thì ý chưa đủ chỗ để phát triển.`,
  );
}

/** What may be praised: nothing in words copied from the prompt. */
const own = (features: TaskFeatures, span: Span | undefined): Span | undefined =>
  span && features.copied && overlapsAny(span, [features.copied]) ? undefined : span;

function essayReasons(
  essay: EssayText,
  features: TaskFeatures,
  assignment: TaskPrompt,
  { isNear, is }: TopicFit,
): Reason[] {
  const list: Reason[] = [];
  const view = asksForView(assignment.prompt);
  // What is beside the prompt is no answer to it, however it is put.
  const praise = (comment: string, find: typeof statedView): void => {
    const span = is === 'about' ? own(features, find(essay, isNear)) : undefined;
    if (span) list.push(reason('strength', comment, { essay, span }));
  };
  if (view) praise('Câu này nói rõ bạn nghĩ gì về điều đề hỏi.', statedView);
  if (view && !features.position) {
    list.push(
      reason(
        'improve',
        'Mình chưa thấy câu nêu quan điểm. Bạn nói rõ mình nghĩ gì ngay ở mở bài, ví dụ bằng I believe that…',
      ),
    );
  }
  praise('Chỗ này có ví dụ về điều đề hỏi.', givenExample);
  if (!features.example && assignment.minWords >= LONG_TASK)
    list.push(reason('improve', 'Bài chưa có ví dụ cụ thể. Mỗi ý chính nên đi kèm một ví dụ ngắn.'));
  if (!features.reason) {
    list.push(
      reason(
        'improve',
        'Bạn mới nêu ý, chưa giải thích vì sao. Hãy thêm lý do bằng because hoặc this means that…',
      ),
    );
  }
  praise('Câu kết nhắc lại điều đề hỏi và câu trả lời của bạn.', closingSentence);
  if (!features.conclusion && assignment.minWords >= LONG_TASK)
    list.push(reason('improve', 'Mình chưa thấy kết bài. Một, hai câu cuối nên chốt lại quan điểm của bạn.'));
  if (list.every(({ tone }) => tone !== 'strength'))
    praise('Câu này nói đúng vào điều đề hỏi.', closestSentence);
  return list;
}

/** What is said of an essay that is not about its prompt, and its maximum band; none where it is. */
function offTopic({ is }: TopicFit): { cap: number; comment: string } | null {
  if (is === 'memorised')
    return {
      cap: OFF_TOPIC_CAP,
      comment:
        'Phần lớn bài là câu học thuộc, đặt vào đề nào cũng được, nên chưa trả lời đề này. Bạn đọc lại đề rồi viết ý của chính bạn nhé.',
    };
  if (is !== 'beside') return null;
  return {
    cap: OFF_TOPIC_CAP,
    comment:
      'Bài nói về chuyện khác với điều đề hỏi, kể cả khi có vài từ giống đề. Bài thi lạc đề chỉ được band rất thấp ở tiêu chí này, dù tiếng Anh tốt: bạn đọc lại đề, gạch chân điều đề hỏi rồi trả lời đúng điều đó.',
  };
}

/**
 * Maximum band where nothing of what the prompt asks for is seen. A single thing may be there in words that are not known, so
 * that is only said.
 */
const demandCap = ({ asked, lacking }: FoundDemands): number =>
  asked > 1 && lacking.length === asked ? OTHER_TASK_CAP : 9;

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

const NO_DEMANDS: FoundDemands = { asked: 0, lacking: [] };

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

interface TaskMeasure {
  words: number;
  /** Distinct content words that are not in the prompt. */
  ideas: number;
  /** Quality of words and sentences, 0–9. */
  language: number;
  templates: TemplateUse;
  isList: boolean;
  fit: TopicFit;
}

/** What is said of the text as a whole: its length, and what of it is copied, learnt by heart or notes. */
function wholeReasons(
  essay: EssayText,
  features: TaskFeatures,
  { minWords }: TaskPrompt,
  { words, templates, isList }: TaskMeasure,
): Reason[] {
  const copied = features.copiedWords >= COPIED_WORDS ? features.copiedWords : 0;
  const own = Math.max(0, words - features.copiedWords);
  const reasons = [lengthReason(copied > 0 ? own : words, minWords, copied)];
  if (copied > 0) {
    reasons.push(
      reason(
        'improve',
        `Khoảng ${copied} từ chép nguyên từ đề. Giám khảo không tính phần này vào số từ: bạn diễn đạt lại bằng lời của bạn.`,
        { essay, span: features.copied },
      ),
    );
  }
  if (isTemplateHeavy(templates)) {
    reasons.push(
      reason(
        'improve',
        `Khoảng ${Math.round(100 * templates.share)}% bài là câu mẫu học thuộc, đặt vào đề nào cũng được. Phần đó không trả lời đề này: bạn thay bằng ý của mình.`,
        { essay, span: templates.found[0] },
      ),
    );
  }
  if (isList)
    reasons.push(
      reason(
        'improve',
        'Bài viết dạng gạch đầu dòng. Bài thi cần câu hoàn chỉnh nối thành đoạn văn: bạn viết lại thành đoạn nhé.',
      ),
    );
  return reasons;
}

/**
 * Task Response (Task 2) and Task Achievement (Task 1): length, topic, view, reasons, examples. It cannot judge the
 * ideas, so its range is the widest.
 */
export function gradeTask(
  essay: EssayText,
  features: TaskFeatures,
  assignment: TaskPrompt,
  measure: TaskMeasure,
): CriterionDraft {
  const letter = isLetter(assignment);
  const report = isReport(assignment);
  const ownWords = Math.max(0, measure.words - features.copiedWords);
  const off = offTopic(measure.fit);
  // Beside the prompt nothing of it is answered, which one sentence says.
  const demands = off || report ? NO_DEMANDS : demandsOf(essay, assignment.prompt);
  const memorised = isTemplateHeavy(measure.templates);
  const reasons = [
    ...wholeReasons(essay, features, assignment, measure),
    ...(off ? [reason('improve', off.comment)] : []),
    ...demands.lacking.map((lacks) => reason('improve', lacks)),
  ];
  reasons.push(
    ...(report
      ? reportReasons(essay, features, assignment.prompt, measure.fit)
      : letter
        ? []
        : essayReasons(essay, features, assignment, measure.fit)),
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
      demandCap(demands),
      report ? reportCap(features, assignment) : 9,
      measure.isList ? LIST_CAP : 9,
    ),
    spread: letter || off ? 0.5 : 0.25,
    reasons,
  };
}
