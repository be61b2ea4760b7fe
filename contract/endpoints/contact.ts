import { z } from 'zod/mini';
import { phoneSchema } from '../account.ts';
import { PAYMENT_KINDS } from '../payment.ts';
import { action } from '../protocol/endpoint.ts';
import { idText, TEXT_MAX, text } from '../protocol/text.ts';

export const courseAdvice = action({
  method: 'POST',
  path: '/contact/course-advice',
  who: 'anyone',
  body: z.object({
    product_id: z.null(),
    product_name: text(TEXT_MAX.line),
    phone: phoneSchema,
    /** Who asks; empty when the request follows from registering a number. */
    children_name: text(TEXT_MAX.line),
    /** As it was typed; null where none was given. Earlier versions of the app left it out. */
    email: z._default(z.nullable(text(TEXT_MAX.line)), null),
    /** Year of birth; 0: not asked. */
    children_yob: z.number().check(z.int(), z.minimum(0), z.maximum(2100)),
    children_ability: text(20),
    /** The page that led to the site. */
    referer: z.nullable(text(TEXT_MAX.note)),
    typeId: z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
    source: text(TEXT_MAX.id),
    /** Name of the course whose overview page held the form. */
    description: z.nullable(text(TEXT_MAX.note)),
    /** Asks for a course to be opened, and says how it is to be paid; the description is then the server's own. */
    course_request: z.optional(z.object({ course_id: idText, method: z.enum(PAYMENT_KINDS) })),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND'],
});
export * from './contact-ways.ts';
