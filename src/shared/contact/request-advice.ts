import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import type { PaymentKind } from '#contract/payment.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { call } from '#src/platform/http/http.ts';

interface AdviceRequest {
  /** Normalised. */
  phone: string;
  /** Empty if only the number is known, as after registering it. */
  name?: string | undefined;
  email?: string | undefined;
  /** Name of the course, on its overview page only. */
  description?: string | undefined;
  /** Requests that a course be opened, rather than advice alone. */
  courseRequest?: { course_id: string; method: PaymentKind } | undefined;
  /** Of the signed-in learner, if any. */
  token?: string | null;
}

/** Requests a call about a learning path. Never throws, so it need not be awaited. */
export const requestAdvice = ({
  phone,
  name = '',
  email = '',
  description = '',
  courseRequest,
  token = null,
}: AdviceRequest) =>
  call(ENDPOINTS.contact.courseAdvice, {
    body: {
      ...ADVICE_CONSTANTS,
      phone,
      children_name: name,
      email: email || null,
      referer: document.referrer.slice(0, TEXT_MAX.note) || null,
      description: description.slice(0, TEXT_MAX.note) || null,
      ...(courseRequest && { course_request: courseRequest }),
    },
    // Anyone may ask; the learner is recorded if known, and an expired token is no reason to refuse.
    options: { as: token === null ? null : { token } },
  });
