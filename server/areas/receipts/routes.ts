import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { idempotency } from '#server/db/schema-account.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';

export const handlers = ({ db }: Platform): Handlers<'receipts'> => ({
  check: async ({ learner, guest, body: { ids } }) => {
    const owner = learner ?? guest;
    if (!owner) throw new ApiFailure('NOT_SIGNED_IN');
    const requested = ids.map((id) => id.toLowerCase());
    const found = await db
      .select({ key: idempotency.key })
      .from(idempotency)
      .where(
        and(
          eq(idempotency.learner_id, owner.id),
          inArray(idempotency.key, requested),
          isNotNull(idempotency.response),
        ),
      );
    const known = new Set(found.map(({ key }) => key));
    return { missing: requested.filter((id) => !known.has(id)) };
  },
});
