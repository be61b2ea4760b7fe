import type { QueryClient } from '@tanstack/react-query';
import { SECTION_STATUS } from '#contract/lesson.ts';
import type { LessonHere } from '#rules/today/next-step.ts';
import { readStoredQuery } from '#src/platform/offline/refresh-queries.ts';
import { db } from '#src/shared/download/db.ts';
import { myCourses } from '#src/shared/queries/courses.ts';
import { storedLesson } from './stored-work.ts';

/** Ids of the lessons that were downloaded, in the order of the downloads. */
async function downloadedLessons(owner: string): Promise<string[]> {
  const rows = await db.downloads.where('owner').equals(owner).sortBy('requestedAt');
  const complete = rows.filter(({ savedAt }) => savedAt !== null);
  return complete.flatMap(({ kind, id, manifest }) => {
    if (kind === 'lesson') return id;
    return kind === 'course' ? (manifest?.lessons ?? []) : [];
  });
}

/** The lessons that open on this device with no network: the courses' next ones that are stored, then downloads. */
export async function lessonsHere(client: QueryClient, owner: string): Promise<LessonHere[]> {
  const mine = (await readStoredQuery(client, myCourses()))?.courses ?? [];
  const next = mine.flatMap(({ next_lesson: lesson }) => lesson?.id ?? []);
  const ids = new Set([...next, ...(await downloadedLessons(owner))]);
  const lessons = await Promise.all([...ids].map((id) => storedLesson(client, id)));
  return lessons.flatMap((lesson) => {
    if (!lesson) return [];
    const { id, title, list_section: sections, user_result } = lesson;
    const done = new Set(
      user_result.lesson_section_result
        .filter(({ status }) => status === SECTION_STATUS.completed)
        .map(({ section_id }) => section_id),
    );
    return { id, title, isDone: sections.every((section) => done.has(section.id)) };
  });
}
