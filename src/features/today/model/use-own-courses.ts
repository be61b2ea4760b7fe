import { useQuery } from '@tanstack/react-query';
import { ACTIVATION_STATUS, type OwnCourse } from '#contract/course.ts';
import { courses, myCourses } from '#src/shared/queries/courses.ts';

export interface OwnCourses {
  courses: readonly OwnCourse[];
  /** The course that anybody may activate, if the learner has no open one. */
  freeCourse: { id: string; name: string } | null;
}

/** The learner's courses; null while they are loading, or `isMissing`: they are not on this device. */
export function useOwnCourses(): { own: OwnCourses | null; isMissing: boolean; asOf: number } {
  const mine = useQuery(myCourses());
  const own = mine.data?.courses;
  const hasOpen = own?.some(({ course_activation_status: status }) => status === ACTIVATION_STATUS.activated);
  const all = useQuery({ ...courses(), enabled: hasOpen === false });
  const { dataUpdatedAt: asOf } = mine;
  if (!own) return { own: null, isMissing: mine.isError, asOf };
  if (hasOpen === false && all.isPending) return { own: null, isMissing: false, asOf };
  const known = new Set(own.map(({ id }) => id));
  const free = all.data?.courses.find(({ id, is_free }) => is_free && !known.has(id)) ?? null;
  return { own: { courses: own, freeCourse: free }, isMissing: false, asOf };
}
