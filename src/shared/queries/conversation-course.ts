import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const KEY = 'conversation';
/** The beginning of every key of conversation. */
export const CONVERSATION_QUERIES = [KEY] as const;

/** Levels with the one that the learner selected. */
export const conversationLevels = () =>
  queryOptions({
    queryKey: [KEY, 'levels'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.conversationLevel.levels, { options: { signal } }),
    staleTime: 0,
  });

/** Steps and entry test of the introduction; they change with the pack only. */
export const onboardingOptions = () =>
  queryOptions({
    queryKey: [KEY, 'onboarding-options'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.conversationLevel.options, { options: { signal } }),
    staleTime: 5 * 60_000,
  });

/** Classes of a course with what is done in them. */
export const courseClasses = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'classes', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.classes, { params: { id }, options: { signal } }),
    staleTime: 0,
  });

/** Goals inside the scenes of a course. */
export const courseMissions = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'missions', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.missions, { params: { id }, options: { signal } }),
    staleTime: 0,
  });

/** Scenes of a course with what the learner did in each. */
export const courseRooms = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'rooms', id],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.conversationCourse.roomList, { params: { id }, options: { signal } }),
    staleTime: 0,
  });
