import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { DESK_KEY, UNSTORED } from './desk-query.ts';

export const classList = (state: 'open' | 'closed') =>
  infiniteQueryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'classes', state],
    queryFn: ({ pageParam, signal }) =>
      callAsStaffOrThrow(ENDPOINTS.staffClasses.list, {
        query: { state, ...(pageParam !== null && { after: pageParam }) },
        options: { signal },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const classDetail = (id: string) =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'class', id],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.staffClasses.one, { params: { id }, options: { signal } }),
  });

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
