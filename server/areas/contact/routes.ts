import { v7 as uuidv7 } from 'uuid';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { waysOf } from '#server/domain/contact/contact-ways.ts';
import type { PaymentFacts } from '#server/domain/payment/payment-facts.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Parts } from '#server/parts.ts';
import { COURSE_REQUEST } from '#src/messages/payment.ts';
import { adviceRequests } from '../../db/schema-contact.ts';
import type { Handlers } from '../../http/handler.ts';
import { bearerOf } from '../../http/learner-sessions.ts';
import { notifyOperator } from '../../notices/notify-operator.ts';
import { contactLimits } from './limits.ts';

type CourseRequest = NonNullable<BodyOf<typeof ENDPOINTS.contact.courseAdvice>['course_request']>;

/**
 * A course request as it is stored; refused where the centre does not offer the course or the payment method.
 */
function courseFields({ course_id, method }: CourseRequest, { courses, methods }: PaymentFacts) {
  const course = courses.find(({ id }) => id === course_id);
  if (!course || methods.every(({ kind }) => kind !== method)) throw new ApiFailure('NOT_FOUND');
  const description = COURSE_REQUEST.description(course.name, course.price, method);
  return { course_id, payment_method: method, description };
}

export function handlers(parts: Parts): Handlers<'contact'> {
  const { db, sessions, payments } = parts;
  const limits = contactLimits(parts);
  const ways = waysOf(parts.config);
  return {
    ways: async () => ways,
    courseAdvice: async ({ body: { typeId, course_request, ...fields }, request }) => {
      const requested = course_request && courseFields(course_request, await payments());
      // An expired token is no reason to refuse: guests may ask as well.
      const token = bearerOf(request.headers.authorization);
      const learner = token === null ? null : await sessions.find(token, request);
      await limits.advice(request.ip, fields.phone, learner?.id);
      const id = uuidv7();
      await db.transaction(async (tx) => {
        await tx
          .insert(adviceRequests)
          .values({ id, learner_id: learner?.id ?? null, type_id: typeId, ...fields, ...requested });
        await notifyOperator(parts, tx, { kind: 'advice', id });
      });
      return { success: true };
    },
  };
}
