import type { QueryClient } from '@tanstack/react-query';
import type { Section } from '#contract/lesson.ts';
import type { SpeakingMode } from '#contract/speaking.ts';
import { readStoredQuery } from '#src/platform/offline/refresh-queries.ts';
import { examQuestions, practiceQuestions } from '#src/shared/queries/exercises.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { reviseQuestions } from '#src/shared/queries/revise-questions.ts';
import { speakingExam, speakingTopic } from '#src/shared/queries/speaking.ts';
import { setsInProgress } from '#src/shared/speaking/sets/sets-in-progress.ts';
import { openWorkList } from './open-work-list.ts';

/** A lesson as stored on this device, like all of these without asking the network; null if it is not here. */
export const storedLesson = (client: QueryClient, id: string) => readStoredQuery(client, lessonAssets(id));

export const storedPractice = (client: QueryClient, id: string) =>
  readStoredQuery(client, practiceQuestions(id));

export const storedRevise = (client: QueryClient, id: string) => readStoredQuery(client, reviseQuestions(id));

export type StoredTalk = NonNullable<Awaited<ReturnType<typeof storedTalk>>>;

/** A conversation of the speaking room: without a mode, whichever of both it is. */
export async function storedTalk(client: QueryClient, id: string, mode?: SpeakingMode) {
  const topic = mode === 'test' ? null : await readStoredQuery(client, speakingTopic(id));
  return topic ?? readStoredQuery(client, speakingExam(id));
}

export const storedInProgress = (client: QueryClient) => readStoredQuery(client, setsInProgress());

/** What was begun on any device and not finished, as the server last said. */
export const storedOpenWork = async (client: QueryClient) =>
  (await readStoredQuery(client, openWorkList()))?.work ?? [];

export const storedExam = async (client: QueryClient, id: string) =>
  (await readStoredQuery(client, examQuestions(id)))?.test ?? null;

/** The section of a lesson that an exercise is, and when the learner completed it. */
export async function sectionOf(
  client: QueryClient,
  lessonId: string,
  moduleId: string,
): Promise<{ section: Section; completedAt: number | null } | null> {
  const found = await storedLesson(client, lessonId);
  const section = found?.list_section.find(({ module_id }) => module_id === moduleId);
  if (!found || !section) return null;
  const result = found.user_result.lesson_section_result.find(({ section_id }) => section_id === section.id);
  return { section, completedAt: result?.completed_at ?? null };
}
