import { useQueryClient } from '@tanstack/react-query';
import { starCup } from '#rules/lesson/stars.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { forgetLastAnswers } from '#src/shared/queries/revise-questions.ts';
import { saveLessonRedo } from './save-lesson-redo.ts';
import type { Lesson } from './section-states.ts';

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
