import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** All courses, with the learner's or guest's status. */
export const courses = () => readQuery(ENDPOINTS.course.list, {});

/** The learner's courses (docs/product.md, point 9: page 1, limit 100). */
export const myCourses = () =>
  readQuery(
    ENDPOINTS.course.mine,
    { query: { page: 1, limit: 100 } },
    {
      // Work that was just sent changes the lesson to continue with.
      staleTime: 0,
      persist: 'first-frame',
    },
  );

/** A course with its lessons and the learner's progress. */
export const courseDetails = (id: string) => readQuery(ENDPOINTS.course.details, { params: { id } });
