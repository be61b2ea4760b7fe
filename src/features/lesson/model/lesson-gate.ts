import { ACTIVATION_STATUS } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ApiError } from '#src/platform/http/api-result.ts';

interface Check {
  data: ResponseOf<typeof ENDPOINTS.lesson.isAllowed> | undefined;
  error: Error | null;
}

/** Errors that say nothing about access, so they are no reason to redirect anyone. */
const INCONCLUSIVE: ReadonlySet<string> = new Set([
  'NETWORK',
  'FOREIGN_ANSWER',
  'MAINTENANCE',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'NOT_SIGNED_IN',
]);

/**
 * Where the lesson guard redirects the learner (docs/product.md, point 4, lesson entry); null lets them stay.
 * While the check is pending, or offline, the stored lesson may be used.
 */
export function lessonGate(lessonId: string, { data, error }: Check, isTutorVip: boolean): string | null {
  if (data) {
    if (data.is_allowed) return null;
    if (data.course_activation_status !== ACTIVATION_STATUS.pending)
      return isTutorVip ? href('tutor', {}, { source: 'web' }) : href('home');
    return href('course', { id: data.course_id }, { activate: lessonId });
  }
  if (!error || (error instanceof ApiError && INCONCLUSIVE.has(error.failure.code))) return null;
  return href('error');
}
