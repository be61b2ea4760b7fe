import { v7 as uuidv7 } from 'uuid';
import { adviceRequests } from '../../db/schema-contact.ts';
import { type Handlers, visitor } from '../../http/handler.ts';
import { bearerOf } from '../../http/learner-sessions.ts';
import { tellOperator } from '../../notices/tell-operator.ts';
import type { Platform } from '../../platform.ts';
import { waysOf } from './contact-ways.ts';
import { contactLimits } from './limits.ts';

export function contactHandlers(platform: Platform): Handlers<'contact'> {
  const { db, sessions } = platform;
  const limits = contactLimits(platform);
  const ways = waysOf(platform.config);
  return {
    ways: visitor(async () => ways),
    courseAdvice: visitor(async ({ body: { typeId, ...fields }, request }) => {
      await limits.advice(request.ip, fields.phone);
      // A token that has run out is no reason to refuse: guests may ask as well.
      const token = bearerOf(request.headers.authorization);
      const learner = token === null ? null : await sessions.find(token, request);
      const id = uuidv7();
      await db.transaction(async (tx) => {
        await tx
          .insert(adviceRequests)
          .values({ id, learner_id: learner?.id ?? null, type_id: typeId, ...fields });
        await tellOperator(platform, tx, { kind: 'advice', id });
      });
      return { success: true };
    }),
  };
}
