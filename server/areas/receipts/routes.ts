import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { idempotency } from '#server/db/schema-account.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';

export const receiptHandlers = ({ db }: Platform): Handlers<'receipts'> => ({
  check: async ({ learner, guest, body: { ids } }) => {
    const owner = learner ?? guest;
    if (!owner) throw new ApiFailure('NOT_SIGNED_IN');
    const asked = ids.map((id) => id.toLowerCase());
    const held = await db
      .select({ key: idempotency.key })
      .from(idempotency)
      .where(
        and(
          eq(idempotency.learner_id, owner.id),
          inArray(idempotency.key, asked),
          isNotNull(idempotency.response),
        ),
      );
    const known = new Set(held.map(({ key }) => key));
    return { missing: asked.filter((id) => !known.has(id)) };
  },
});
