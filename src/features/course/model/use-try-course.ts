import { ACTIVATION_STATUS, type CourseSummary } from '#contract/course.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useRegisterTrial } from '../api/trial.ts';

type Course = Pick<CourseSummary, 'id' | 'is_free'> &
  Partial<Pick<CourseSummary, 'course_activation_status'>>;

/** Registers that a learner tries a course which they do not have; does nothing for guests. */
export function useTryCourse(): (course: Course) => void {
  const signedIn = useSession((session) => session.token !== null);
  const { mutate } = useRegisterTrial();
  return ({ id, is_free, course_activation_status = ACTIVATION_STATUS.notPurchased }) => {
    if (signedIn && !is_free && course_activation_status === ACTIVATION_STATUS.notPurchased) mutate(id);
  };
}
