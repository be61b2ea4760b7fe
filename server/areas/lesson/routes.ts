import { nextSection } from '#rules/lesson/sections.ts';
import { placeOf } from '#server/domain/attempt/store.ts';
import type { CourseWithLessons, LessonRow } from '#server/domain/course/catalogue.ts';
import { skillsOfExercise } from '#server/domain/course/exercise-facts.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Parts } from '#server/parts.ts';
import type { Handlers } from '../../http/handler.ts';
import { lessonQueries } from './lesson-queries.ts';
import { progressHandlers } from './progress-routes.ts';
import { pronunciationHandlers } from './pronunciation-routes.ts';
import { userResult } from './user-result.ts';

const headOf = (lesson: LessonRow, course: CourseWithLessons) => ({
  id: lesson.id,
  title: lesson.title,
  summary: lesson.summary,
  course_id: course.id,
  course_name: course.name,
});

export function handlers(parts: Parts): Handlers<'lesson'> {
  const { db, catalogue, facts, issue, pronunciation } = parts;
  const { openLesson, accessOf } = lessonQueries(parts, catalogue);
  const sectionsOf = async ({ sections }: LessonRow) => {
    const known = await facts();
    return sections.map((section) => ({ ...section, skills: skillsOfExercise(section.module_id, known) }));
  };

  return {
    ...progressHandlers(parts, openLesson, issue),
    ...pronunciationHandlers(parts, pronunciation),

    assets: async ({ params, learner: visiting, guest }) => {
      const { lesson, course } = await openLesson(params.id, visiting?.id ?? null);
      const user_result = await userResult(db, (visiting ?? guest)?.id ?? null, lesson);
      return { ...headOf(lesson, course), list_section: await sectionsOf(lesson), user_result };
    },

    assetsWithDetail: async ({ params, learner: visiting, guest }) => {
      const { lesson, course } = await openLesson(params.id, visiting?.id ?? null);
      const user_result = await userResult(db, (visiting ?? guest)?.id ?? null, lesson);
      const list_section = (await sectionsOf(lesson)).map((section) => ({
        ...section,
        detail: lesson.details[section.id] ?? null,
      }));
      return { ...headOf(lesson, course), list_section, user_result };
    },

    nextLesson: async ({ params, learner: visiting }) => {
      const { lesson, course } = await openLesson(params.id, visiting?.id ?? null);
      const next = nextSection(course.lessons, lesson.id);
      if (!next) return { lesson: null };
      const { id, title, summary, minutes } = next;
      const { allowed } = await accessOf(id, visiting?.id ?? null);
      return { lesson: { id, title, summary, minutes, is_open: allowed.is_allowed } };
    },

    isAllowed: async ({ params, learner: visiting }) => {
      const { allowed, course } = await accessOf(params.id, visiting?.id ?? null);
      return { ...allowed, course_name: course.name };
    },

    exerciseIsAllowed: async ({ params, learner: visiting }) => {
      const place = await placeOf(db, params.id);
      if (!place?.lesson) throw new ApiFailure('NOT_FOUND');
      const { course, lesson, activation, allowed } = await accessOf(place.lesson, visiting?.id ?? null);
      return {
        ...allowed,
        course_name: course.name,
        study_end_date: activation?.study_end_date ?? null,
        lesson_id: lesson.id,
      };
    },
  };
}
