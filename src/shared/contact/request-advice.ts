import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import type { PaymentKind } from '#contract/payment.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { call } from '#src/platform/http/http.ts';

interface AdviceRequest {
  /** Normalised. */
  phone: string;
  /** Empty when only the number is known, as after registering it. */
  name?: string | undefined;
  email?: string | undefined;
  /** Name of the course, on its overview page only. */
  description?: string | undefined;
  /** Asks for a course to be opened rather than for advice alone. */
  courseRequest?: { course_id: string; method: PaymentKind } | undefined;
  /** Of the signed-in learner, if there is one. */
  token?: string | null;
}

/** Asks for a call about a learning path. Never throws, so it may be started without waiting for it. */
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
    // Anyone may ask; whose request it is is noted, and a token that has run out is no reason to refuse.
    options: { as: token === null ? null : { token } },
  });
