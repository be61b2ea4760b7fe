import { desc, eq } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { getConsents, setConsent } from '#contract/privacy.ts';
import type { Queryable } from '../../db/connect.ts';
import { consents, learners } from '../../db/schema-account.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Platform } from '../../platform.ts';

type ConsentState = ResponseOf<typeof getConsents>;

export async function consentsOf(db: Queryable, learnerId: string): Promise<ConsentState> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.learner_id, learnerId))
    .orderBy(desc(consents.id));
  const history = rows.map(({ kind, given, at }) => ({ kind, given, at: at.getTime() }));
  return {
    consents: history.filter((word, place) => history.findIndex(({ kind }) => kind === word.kind) === place),
    history,
  };
}

/** Notes a word that differs from the one that holds. The learner's row is locked, so that two calls take turns. */
export async function noteConsent(
  { db }: Pick<Platform, 'db'>,
  learnerId: string,
  { kind, given }: BodyOf<typeof setConsent>,
): Promise<ConsentState> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: learners.id })
      .from(learners)
      .where(eq(learners.id, learnerId))
      .for('update');
    if (!row) throw new ApiFailure('NOT_SIGNED_IN');
    const known = await consentsOf(tx, learnerId);
    if (known.consents.find((word) => word.kind === kind)?.given === given) return known;
    await tx.insert(consents).values({ learner_id: learnerId, kind, given });
    return consentsOf(tx, learnerId);
  });
}
