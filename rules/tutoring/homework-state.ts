import type { HomeworkItem, HomeworkState } from '#contract/tutoring.ts';

/**
 * What homework waits for. Handed in counts by the learner's clock, so work done offline in time is in time, whenever it
 * arrives.
 * @param now milliseconds since 1970
 */
export function homeworkState(
  { due_at, done, is_begun }: Pick<HomeworkItem, 'due_at' | 'done' | 'is_begun'>,
  now: number,
): HomeworkState {
  if (done) return due_at !== null && done.at > due_at ? 'done_late' : 'done';
  if (due_at !== null && now > due_at) return 'overdue';
  return is_begun ? 'begun' : 'open';
}
