import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type Section, sectionResult, sectionSchema } from '#contract/lesson.ts';
import { learnerSet, type SpeakingMode, speakingSet } from '#contract/speaking.ts';
import { readStoredQuery } from '#src/platform/offline/read-stored-query.ts';
import { examQuestions } from '#src/shared/queries/exam-questions.ts';
import { lessonAssets } from '#src/shared/queries/lesson-assets.ts';
import { practiceQuestions } from '#src/shared/queries/practice-questions.ts';
import { reviseQuestions } from '#src/shared/queries/revise-questions.ts';
import { speakingExam } from '#src/shared/queries/speaking-exam.ts';
import { speakingTopic } from '#src/shared/queries/speaking-room.ts';
import { setsInProgress } from '#src/shared/speaking/sets/sets-in-progress.ts';

const lesson = z.object({
  list_section: z.array(sectionSchema),
  user_result: z.object({ lesson_section_result: z.array(sectionResult) }),
});
const placed = { id: z.string(), position: z.number(), folder_id: z.string(), folder_name: z.string() };
const practice = z.object({
  practice: z.object({ title: z.string(), lesson_id: z.string(), is_reported: z.boolean() }),
  questions: z.array(z.object(placed)),
});
const revise = z.object({
  revise: z.object({ title: z.string(), lesson_id: z.string() }),
  questions: z.array(z.object({ id: z.string(), last_answer: z.unknown() })),
  total: z.number(),
});
const talk = z.object({
  set: speakingSet,
  questions: z.array(z.object({ id: z.string(), follows: z.optional(z.string()) })),
});
const inProgress = z.object({ sets: z.array(learnerSet) });
const exam = z.object({ test: z.object({ title: z.string(), minutes: z.number() }) });

/** A lesson as stored on this device, like all of these without asking the network; null if it is not here. */
export const storedLesson = (client: QueryClient, id: string) =>
  readStoredQuery(client, lessonAssets(id).queryKey, lesson);

export const storedPractice = (client: QueryClient, id: string) =>
  readStoredQuery(client, practiceQuestions(id).queryKey, practice);

export const storedRevise = (client: QueryClient, id: string) =>
  readStoredQuery(client, reviseQuestions(id).queryKey, revise);

export type StoredTalk = z.infer<typeof talk>;

/** A conversation of the speaking room: without a mode, whichever of both it is. */
export async function storedTalk(
  client: QueryClient,
  id: string,
  mode?: SpeakingMode,
): Promise<StoredTalk | null> {
  const topic = mode === 'test' ? null : await readStoredQuery(client, speakingTopic(id).queryKey, talk);
  return topic ?? readStoredQuery(client, speakingExam(id).queryKey, talk);
}

export const storedInProgress = (client: QueryClient) =>
  readStoredQuery(client, setsInProgress().queryKey, inProgress);

export const storedExam = async (client: QueryClient, id: string) =>
  (await readStoredQuery(client, examQuestions(id).queryKey, exam))?.test ?? null;

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
