import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TaughtLessonDetail } from '#contract/teacher-classes.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { UNSTORED, useStaffActionOn } from '#src/shared/class-desk/use-staff-action.ts';

export const taughtClass = (id: string) =>
  readQuery(ENDPOINTS.staffClasses.own, { params: { id } }, { ...UNSTORED });

export const taughtLesson = (lesson: string) =>
  readQuery(ENDPOINTS.staffLessons.own, { params: { lesson } }, { ...UNSTORED });

export const materialsWith = (words: string) =>
  readQuery(
    ENDPOINTS.staffClasses.findMaterials,
    { query: { words } },
    { call: callAsStaffOrThrow, persist: 'never' },
  );

const TAUGHT = queriesOf(
  ENDPOINTS.staffClasses.listOwn,
  ENDPOINTS.staffClasses.own,
  ENDPOINTS.staffClasses.findMaterials,
  ENDPOINTS.staffLessons.own,
);
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
  return useStaffActionOn<Input, TaughtLessonDetail>(TAUGHT, {
    act,
    done: (lesson) => {
      client.setQueryData(taughtLesson(lesson.id).queryKey, lesson);
      return words;
    },
  });
}
