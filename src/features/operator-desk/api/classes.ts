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
      callAsStaffOrThrow(ENDPOINTS.operatorClasses.list, {
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
      callAsStaffOrThrow(ENDPOINTS.operatorClasses.one, { params: { id }, options: { signal } }),
  });

const params = (id: string) => ({ params: { id } });
const at = (lesson: string) => ({ params: { lesson } });

export const makeClass = (body: BodyOf<typeof ENDPOINTS.operatorClasses.make>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorClasses.make, { body });
export const changeClass = (id: string, body: BodyOf<typeof ENDPOINTS.operatorClasses.change>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorClasses.change, { ...params(id), body });
export const setClassClosed = (id: string, is_closed: boolean) =>
  callAsStaffOrThrow(ENDPOINTS.operatorClasses.setClosed, { ...params(id), body: { is_closed } });
export const addMember = (id: string, phone: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorClasses.addMember, { ...params(id), body: { phone } });
export const removeMember = (id: string, learner_id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorClasses.removeMember, { ...params(id), body: { learner_id } });

export const addLesson = (id: string, body: BodyOf<typeof ENDPOINTS.operatorLessons.add>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLessons.add, { ...params(id), body });
export const moveLesson = (lesson: string, body: BodyOf<typeof ENDPOINTS.operatorLessons.move>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLessons.move, { ...at(lesson), body });
export const renameLesson = (lesson: string, body: BodyOf<typeof ENDPOINTS.operatorLessons.rename>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLessons.rename, { ...at(lesson), body });
export const cancelLesson = (lesson: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLessons.cancel, at(lesson));
export const setHomework = (lesson: string, body: BodyOf<typeof ENDPOINTS.operatorLessons.setHomework>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLessons.setHomework, { ...at(lesson), body });
export const removeHomework = (lesson: string, homework: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLessons.removeHomework, { params: { lesson, homework } });
