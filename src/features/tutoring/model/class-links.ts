import { href } from '#contract/href.ts';
import type { HistoryItem, HomeworkItem, HomeworkKind } from '#contract/tutoring.ts';
import { originFlag } from '#src/platform/browser/origin-flag.ts';

/** Whether the app is shown inside the centre's own tool. */
export const isEmbedded = (): boolean => originFlag() === 'crm';

/** A class and one of its parts. The embedded view must not leave the tutor page, which shows the class itself. */
export function classPath(classId: string, tab?: string): string {
  const query = tab === undefined ? {} : { tab };
  return isEmbedded()
    ? href('tutor', {}, { origin: 'crm', class: classId, ...query })
    : href('tutoringClass', { classId }, query);
}

/** Where an exercise is done. */
export function exercisePath(kind: HomeworkKind, id: string): string {
  if (kind === 'test') return href('takeExam', {}, { test: id });
  return href(kind, { id });
}

/** Where work that was handed in is looked at. */
export function resultPath(kind: HomeworkKind, id: string, attempt: string | null): string {
  if (kind === 'revise') return href('reviseResult', { id });
  const query = attempt === null ? {} : { attempt };
  return href(kind === 'test' ? 'examResult' : 'practiceResult', { id }, query);
}

export const homeworkPath = ({ kind, exercise_id, done }: HomeworkItem): string =>
  done ? resultPath(kind, exercise_id, done.attempt_id) : exercisePath(kind, exercise_id);

/** Null for a lesson. */
export const historyPath = ({ homework_kind, exercise_id, attempt_id }: HistoryItem): string | null =>
  homework_kind !== null && exercise_id !== null ? resultPath(homework_kind, exercise_id, attempt_id) : null;
