import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readPages } from '#src/platform/http/read-pages.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { UNSTORED } from './desk-query.ts';

export const classList = (state: 'open' | 'closed') =>
  readPages(
    ENDPOINTS.staffClasses.list,
    (after: string | null) => ({ query: { state, ...(after !== null && { after }) } }),
    { ...UNSTORED, initialPageParam: null, getNextPageParam: ({ next }) => next },
  );

export const classDetail = (id: string) =>
  readQuery(ENDPOINTS.staffClasses.one, { params: { id } }, UNSTORED);

const params = (id: string) => ({ params: { id } });
const at = (lesson: string) => ({ params: { lesson } });

export const makeClass = (body: BodyOf<typeof ENDPOINTS.staffClasses.make>) =>
  callAsStaffOrThrow(ENDPOINTS.staffClasses.make, { body });
export const changeClass = (id: string, body: BodyOf<typeof ENDPOINTS.staffClasses.change>) =>
  callAsStaffOrThrow(ENDPOINTS.staffClasses.change, { ...params(id), body });
export const setClassClosed = (id: string, is_closed: boolean) =>
  callAsStaffOrThrow(ENDPOINTS.staffClasses.setClosed, { ...params(id), body: { is_closed } });
export const addMember = (id: string, phone: string) =>
  callAsStaffOrThrow(ENDPOINTS.staffClasses.addMember, { ...params(id), body: { phone } });
export const removeMember = (id: string, learner_id: string) =>
  callAsStaffOrThrow(ENDPOINTS.staffClasses.removeMember, { ...params(id), body: { learner_id } });

export const addLesson = (id: string, body: BodyOf<typeof ENDPOINTS.staffLessons.add>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.add, { ...params(id), body });
export const moveLesson = (lesson: string, body: BodyOf<typeof ENDPOINTS.staffLessons.move>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.move, { ...at(lesson), body });
export const renameLesson = (lesson: string, body: BodyOf<typeof ENDPOINTS.staffLessons.rename>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.rename, { ...at(lesson), body });
export const cancelLesson = (lesson: string) => callAsStaffOrThrow(ENDPOINTS.staffLessons.cancel, at(lesson));
export const setHomework = (lesson: string, body: BodyOf<typeof ENDPOINTS.staffLessons.setHomework>) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.setHomework, { ...at(lesson), body });
export const removeHomework = (lesson: string, homework: string) =>
  callAsStaffOrThrow(ENDPOINTS.staffLessons.removeHomework, { params: { lesson, homework } });
