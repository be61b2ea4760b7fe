import { ACTIVATION_STATUS, type CourseSummary } from '#contract/course.ts';

type Entered = Pick<CourseSummary, 'course_activation_status' | 'is_free'>;

/** `open`: can be continued. `activate`: the learner may activate it. `closed`: not granted, or expired. */
export type CourseEntry = 'open' | 'activate' | 'closed';

export function courseEntry(course: Entered): CourseEntry {
  switch (course.course_activation_status) {
    case ACTIVATION_STATUS.activated:
      return 'open';
    case ACTIVATION_STATUS.pending:
      return 'activate';
    case ACTIVATION_STATUS.notPurchased:
      return course.is_free ? 'activate' : 'closed';
    case ACTIVATION_STATUS.expired:
      return 'closed';
  }
}

export const isClosed = (course: Entered): boolean => courseEntry(course) === 'closed';

/** What this learner can begin or go on with now comes before what has to be bought or granted, else in the given order. */
export const enterableFirst = <C extends Entered>(courses: readonly C[]): C[] =>
  courses.toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other)));
