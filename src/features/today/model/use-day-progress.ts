import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { SECTION_STATUS } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DoneMinutes } from '#rules/today/day-goal.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import type { ReadRow } from '#src/platform/outbox/queue/read-row.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { type DayLog, noteDone, useDay } from './day-log.ts';
import { sectionOf, storedExam, storedLesson, storedPractice } from './stored-work.ts';
import { useCalendar } from './use-calendar.ts';
import { useMeasuredDay } from './use-measured-day.ts';

type Completion = ReadRow<typeof ENDPOINTS.lesson.updateProgress | typeof ENDPOINTS.practice.submit>;

/** The owner's queued commands that complete something. */
const queuedCompletions = async (owner: string): Promise<Completion[]> =>
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
async function minutesOf(client: QueryClient, rows: readonly Completion[]): Promise<DoneMinutes> {
  const found = await Promise.all(rows.map((row) => completed(client, row)));
  return Object.fromEntries(found.flatMap((each) => (each ? [each] : [])));
}

/** The learner's day, with work completed on this device as soon as it is saved. */
export function useDayProgress(owner: string): DayLog {
  const client = useQueryClient();
  const { today, dayOf } = useCalendar();
  const read = useCallback(async () => {
    const rows = await queuedCompletions(owner);
    return minutesOf(
      client,
      rows.filter(({ body }) => dayOf(body.at + body.skew) === today),
    );
  }, [client, owner, dayOf, today]);
  const done = useLive(read);
  useEffect(() => {
    if (done) noteDone(owner, today, done);
  }, [owner, today, done]);
  useMeasuredDay(owner, today);
  return useDay(owner, today);
}
