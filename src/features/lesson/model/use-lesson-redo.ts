import { useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { starCup } from '#rules/lesson/stars.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { attemptsOf, changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { enqueue, readClock } from '#src/platform/outbox/queue/save-command.ts';
import { currentSession } from '#src/platform/session/session.ts';
import type { Lesson } from '#src/shared/lesson/section-states.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { forgetLastAnswers } from '#src/shared/queries/revise-questions.ts';

/**
 * Restarts a lesson, here and at the server. Open runs of its revise sets end; a practice in progress
 * continues, and counts once it is submitted.
 */
async function saveLessonRedo(given: {
  owner: string;
  lessonId: string;
  revises: readonly string[];
  label: string;
}): Promise<void> {
  const clock = await readClock();
  const { owner, lessonId, revises, label } = given;
  await saveInTransaction(async () => {
    for (const revise of revises) {
      const open = (await attemptsOf(owner, revise)).filter(({ submittedAt }) => submittedAt === null);
      for (const { id } of open) await changeAttempt(id, { submittedAt: clock.at });
    }
    await enqueue(ENDPOINTS.lesson.redo, { owner, params: { id: lessonId }, body: clock, label });
  });
}

/** Restarts a lesson: saved on this device, shown immediately, sent when there is a network. */
export function useLessonRedo(lesson: Lesson): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const owner = currentSession().learnerId;
    if (!owner) return;
    const revises = lesson.list_section.filter(({ kind }) => kind === 'revise');
    const modules = revises.map(({ module_id }) => module_id);
    await saveLessonRedo({ owner, lessonId: lesson.id, revises: modules, label: lesson.title });
    await writeQuery(client, lessonAssets(lesson.id), {
      ...lesson,
      user_result: {
        lesson_section_result: [],
        star_cup: starCup(lesson.list_section.map(() => ({ state: 'todo', stars: null }))),
        redone_at: Date.now(),
      },
    });
    for (const module of modules) await forgetLastAnswers(client, module);
  };
}
