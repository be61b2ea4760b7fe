import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Levels with the one that the learner selected. */
export const conversationLevels = () => readQuery(ENDPOINTS.conversationLevel.levels, {}, { staleTime: 0 });

/** Steps and entry test of the introduction; they change with the pack only. */
export const onboardingOptions = () =>
  readQuery(ENDPOINTS.conversationLevel.options, {}, { staleTime: 5 * 60_000 });

/** Classes of a course with what is done in them. */
export const courseClasses = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.classes, { params: { id } }, { staleTime: 0 });

/** Goals inside the scenes of a course. */
export const courseMissions = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.missions, { params: { id } }, { staleTime: 0 });

/** Scenes of a course with what the learner did in each. */
export const courseScenes = (id: string) =>
  readQuery(ENDPOINTS.conversationCourse.roomList, { params: { id } }, { staleTime: 0 });
