import type { QueryClient } from '@tanstack/react-query';
import type { Section } from '#contract/lesson.ts';
import { latestDuetResult, practiceQuestions, practiceResult } from './exercises.ts';
import { lessonAssets, lessonDetail, nextLesson } from './lesson.ts';
import { reviseQuestions } from './revise-questions.ts';
import { studySheet } from './study-sheet.ts';

async function prefetchPractice(client: QueryClient, id: string, attemptId: string | null): Promise<void> {
  await client.prefetchQuery(practiceQuestions(id));
  if (attemptId) await client.prefetchQuery(practiceResult(id, attemptId));
}

async function prefetchSection(
  client: QueryClient,
  section: Section,
  attemptId: string | null,
): Promise<void> {
  switch (section.kind) {
    case 'study_sheet':
      await client.prefetchQuery(studySheet(section.module_id));
      break;
    case 'revise':
      await client.prefetchQuery(reviseQuestions(section.module_id));
      break;
    case 'duet_video':
      await client.prefetchQuery(latestDuetResult(section.module_id));
      await prefetchPractice(client, section.module_id, attemptId);
      break;
    case 'practice':
      await prefetchPractice(client, section.module_id, attemptId);
      break;
    // Part of the lesson's detail.
    case 'video':
    case 'doc':
      break;
  }
}

/**
 * Loads everything a lesson needs, one query after another, so that it opens with no network. Never throws.
 */
export async function prefetchLesson(client: QueryClient, lessonId: string): Promise<void> {
  await client.prefetchQuery(lessonAssets(lessonId));
  const lesson = client.getQueryData(lessonAssets(lessonId).queryKey);
  if (!lesson) return;
  await client.prefetchQuery(lessonDetail(lessonId));
  await client.prefetchQuery(nextLesson(lessonId));
  for (const section of lesson.list_section) {
    const result = lesson.user_result.lesson_section_result.find(
      ({ section_id }) => section_id === section.id,
    );
    await prefetchSection(client, section, result?.attempt_id ?? null);
  }
}
