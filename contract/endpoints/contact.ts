import { z } from 'zod/mini';
import { phoneSchema } from '../account.ts';
import { PAYMENT_KINDS } from '../payment.ts';
import { action } from '../protocol/endpoint.ts';
import { idText, TEXT_MAX, text } from '../protocol/text.ts';

export const courseAdvice = action({
  summary: 'Requests a call about a learning path; the request of a signed-in learner is stored as theirs',
  method: 'POST',
  path: '/contact/course-advice',
  who: 'anyone',
  body: z.object({
    product_id: z.null(),
    product_name: text(TEXT_MAX.line),
    phone: phoneSchema,
    /** Name of the person; empty if the request follows from registering a number. */
    children_name: text(TEXT_MAX.line),
    /** As typed; null if none was given. Earlier versions of the app omit it. */
    email: z._default(z.nullable(text(TEXT_MAX.line)), null),
    /** Year of birth; 0: not requested. */
    children_yob: z.number().check(z.int(), z.minimum(0), z.maximum(2100)),
    children_ability: text(20),
    /** The page that linked to the site. */
    referer: z.nullable(text(TEXT_MAX.note)),
    typeId: z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
    source: text(TEXT_MAX.id),
    /** Name of the course on whose overview page the form was; other pages may leave it out. */
    description: z._default(z.nullable(text(TEXT_MAX.note)), null),
    /** Requests a course and gives the payment method; the server then writes the description. */
    course_request: z.optional(z.object({ course_id: idText, method: z.enum(PAYMENT_KINDS) })),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
});
export * from './contact-ways.ts';
