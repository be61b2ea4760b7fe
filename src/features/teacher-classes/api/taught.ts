import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TaughtLessonDetail } from '#contract/teacher-classes.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { UNSTORED, useStaffActionOn } from '#src/shared/class-desk/use-staff-action.ts';
import { TAUGHT_KEY } from '#src/shared/teacher-desk/taught-classes.ts';

export const taughtClass = (id: string) =>
  queryOptions({
    ...UNSTORED,
    queryKey: [TAUGHT_KEY, 'class', id],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.staffClasses.own, { params: { id }, options: { signal } }),
  });

export const taughtLesson = (lesson: string) =>
  queryOptions({
    ...UNSTORED,
    queryKey: [TAUGHT_KEY, 'lesson', lesson],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.staffLessons.own, { params: { lesson }, options: { signal } }),
  });

export const materialsWith = (words: string) =>
  queryOptions({
    queryKey: [TAUGHT_KEY, 'materials', words],
    meta: { persist: 'never' },
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.staffClasses.findMaterials, { query: { words }, options: { signal } }),
  });

const at = (lesson: string) => ({ params: { lesson } });

export const describeLesson = (lesson: string, body: BodyOf<typeof ENDPOINTS.staffLessons.describe>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.describe, { ...at(lesson), body });
export const markAttendance = (lesson: string, body: BodyOf<typeof ENDPOINTS.staffLessons.mark>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.mark, { ...at(lesson), body });
export const setHomework = (lesson: string, body: BodyOf<typeof ENDPOINTS.staffLessons.setOwnHomework>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.setOwnHomework, { ...at(lesson), body });
export const removeHomework = (lesson: string, homework: string) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.removeOwnHomework, { params: { lesson, homework } });
export const writeNote = (lesson: string, body: BodyOf<typeof ENDPOINTS.staffLessons.writeNote>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.writeNote, { ...at(lesson), body });
export const changeNote = (lesson: string, note: string, text: string) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.changeNote, { params: { lesson, note }, body: { text } });
export const removeNote = (lesson: string, note: string) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.removeNote, { params: { lesson, note } });
export const addMaterial = (lesson: string, body: BodyOf<typeof ENDPOINTS.staffLessons.addMaterial>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.addMaterial, { ...at(lesson), body });
export const removeMaterial = (lesson: string, material: string) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.removeMaterial, { params: { lesson, material } });

/**
 * Something that a teacher does at a lesson; the page shows at once what the server says it is now.
 * @param words said once it is done; null: what changes on screen is enough
 */
export function useLessonAction<Input>(
  act: (input: Input) => Promise<TaughtLessonDetail>,
  words: string | null,
) {
  const client = useQueryClient();
  return useStaffActionOn<Input, TaughtLessonDetail>(TAUGHT_KEY, {
    act,
    done: (lesson) => {
      client.setQueryData(taughtLesson(lesson.id).queryKey, lesson);
      return words;
    },
  });
}
