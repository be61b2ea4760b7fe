import {
  PRONUNCIATION_SECTIONS,
  PRONUNCIATION_STATUS,
  type PronunciationProgress,
  type PronunciationSection,
} from '#contract/pronunciation-lesson.ts';

/** Progress of a device that the server does not have yet: something done in a section, or a reset of a lesson. */
export type WaitingProgress = { lessonId: string; at: number } & (
  | { kind: 'reset' }
  | (Pick<PronunciationProgress, 'section' | 'status' | 'score'> & { kind: 'section' })
);

const isOf = (lessonId: string, section: PronunciationSection) => (one: PronunciationProgress) =>
  one.lesson_id === lessonId && one.section === section;

function raised(all: readonly PronunciationProgress[], waiting: WaitingProgress): PronunciationProgress[] {
  const { lessonId } = waiting;
  if (waiting.kind === 'reset') return all.filter(({ lesson_id }) => lesson_id !== lessonId);
  const { section, status, score } = waiting;
  const before = all.find(isOf(lessonId, section));
  const scores = [before?.score, score].filter((one) => one !== null && one !== undefined);
  const now: PronunciationProgress = {
    lesson_id: lessonId,
    section,
    status: before?.status === PRONUNCIATION_STATUS.completed ? before.status : status,
    score: scores.length === 0 ? null : Math.max(...scores),
    graded_at: before?.graded_at ?? null,
  };
  return [...all.filter((one) => one !== before), now];
}

/** The server's progress with what waits on this device, in the order in which it was done. */
export const withWaiting = (
  progress: readonly PronunciationProgress[],
  waiting: readonly WaitingProgress[],
): PronunciationProgress[] =>
  waiting.toSorted((a, b) => a.at - b.at).reduce<PronunciationProgress[]>(raised, [...progress]);

/** The first section that is not completed, in order; null: all are. */
export const nextSection = (
  progress: readonly PronunciationProgress[],
  lessonId: string,
): PronunciationSection | null =>
  PRONUNCIATION_SECTIONS.find(
    (section) => progress.find(isOf(lessonId, section))?.status !== PRONUNCIATION_STATUS.completed,
  ) ?? null;

/** How many sections of a lesson are completed. */
export const sectionsDone = (progress: readonly PronunciationProgress[], lessonId: string): number =>
  progress.filter(
    ({ lesson_id, status }) => lesson_id === lessonId && status === PRONUNCIATION_STATUS.completed,
  ).length;

/** The lesson to go on with: the first one after `after` that is not completed, then from the beginning; null: none. */
export function nextLesson<L extends { id: string }>(
  lessons: readonly L[],
  progress: readonly PronunciationProgress[],
  after: string | null,
): L | null {
  const at = lessons.findIndex(({ id }) => id === after) + 1;
  const inTurn = [...lessons.slice(at), ...lessons.slice(0, at)];
  return inTurn.find(({ id }) => id !== after && nextSection(progress, id) !== null) ?? null;
}
