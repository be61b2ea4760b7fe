import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { within } from '#src/platform/offline/within.ts';
import { claimGuestWork } from '#src/platform/outbox/owner/claim-guest-work.ts';
import { courseOfGuest } from '#src/platform/session/free-course.ts';
import { storeSession } from '#src/platform/session/session.ts';

/** Longest that a sign-in waits for the activation of the guest's course, milliseconds. */
const COURSE_MS = 4_000;

/** Activates a free course only: a granted one starts when the learner decides. */
async function openFreeCourse(courseId: string, token: string): Promise<void> {
  const target = { params: { id: courseId }, options: { as: { token } } };
  const course = await call(ENDPOINTS.course.details, target);
  if (course.success && course.data.is_free) await call(ENDPOINTS.course.activate, target);
}

/**
 * Signs the learner in on the current page. A free course opened as a guest is activated before the page
 * refetches it, and the guest's answers are transferred before the page reads them: the learner stays at the
 * same question.
 */
export async function completeSignIn({
  token,
  learnerId,
}: {
  token: string;
  learnerId: string;
}): Promise<void> {
  const courseId = courseOfGuest();
  if (courseId !== null) await within(openFreeCourse(courseId, token), COURSE_MS);
  const claimed = claimGuestWork(learnerId).catch(() => undefined);
  storeSession(token, learnerId);
  await claimed;
}
