import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { within } from '#src/platform/offline/within.ts';
import { claimGuestWork } from '#src/platform/outbox/owner/claim-guest-work.ts';
import { courseOfGuest } from '#src/platform/session/free-course.ts';
import { storeSession } from '#src/platform/session/session.ts';

/** Longest a sign-in waits for the course that a guest has open, milliseconds. */
const COURSE_MS = 4_000;

/** Only a free course: one that was granted begins when its learner says so. */
async function openFreeCourse(courseId: string, token: string): Promise<void> {
  const target = { params: { id: courseId }, options: { as: { token } } };
  const course = await call(ENDPOINTS.course.details, target);
  if (course.success && course.data.is_free) await call(ENDPOINTS.course.activate, target);
}

/**
 * Signs the learner in where they are. The free course that they have open as a guest is theirs before the page asks for
 * it anew, and their answers change hands before it looks for them: they go on at the same question.
 */
export async function settleIn({ token, learnerId }: { token: string; learnerId: string }): Promise<void> {
  const courseId = courseOfGuest();
  if (courseId !== null) await within(openFreeCourse(courseId, token), COURSE_MS);
  const claimed = claimGuestWork(learnerId).catch(() => undefined);
  storeSession(token, learnerId);
  await claimed;
}
