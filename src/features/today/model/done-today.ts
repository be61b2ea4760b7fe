import type { QueryClient } from '@tanstack/react-query';
import { SECTION_STATUS } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DoneMinutes } from '#rules/today/day-goal.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import type { ReadRow } from '#src/platform/outbox/queue/read-row.ts';
import { sectionOf, storedExam, storedLesson, storedPractice } from './stored-work.ts';

type Completion = ReadRow<typeof ENDPOINTS.lesson.updateProgress | typeof ENDPOINTS.practice.submit>;

/** The owner's queued commands that complete something. */
export const queuedCompletions = async (owner: string): Promise<Completion[]> =>
  (await pending([ENDPOINTS.lesson.updateProgress, ENDPOINTS.practice.submit], { owner })).filter(
    ({ operation, body }) => operation === 'practice.submit' || body.status === SECTION_STATUS.completed,
  );

/** What it completes, under the name that the server gives it, with its minutes; null if it is not stored here. */
async function completed(client: QueryClient, row: Completion): Promise<[string, number] | null> {
  if (row.operation === 'lesson.updateProgress') {
    const { id: lessonId } = row.params;
    const lesson = await storedLesson(client, lessonId);
    const section = lesson?.list_section.find(({ id }) => id === row.body.section_id);
    return section ? [`section:${lessonId}/${section.id}`, section.minutes] : null;
  }
  const { practice_id: id } = row.body;
  const lessonId = (await storedPractice(client, id))?.practice.lesson_id;
  const place = lessonId === undefined ? null : await sectionOf(client, lessonId, id);
  if (place) return [`section:${lessonId}/${place.section.id}`, place.section.minutes];
  const exam = await storedExam(client, id);
  return exam && [`test:${id}`, exam.minutes];
}

/** Planned minutes of what these commands complete. What is unknown here counts once the server has it. */
export async function minutesOf(client: QueryClient, rows: readonly Completion[]): Promise<DoneMinutes> {
  const found = await Promise.all(rows.map((row) => completed(client, row)));
  return Object.fromEntries(found.flatMap((each) => (each ? [each] : [])));
}
