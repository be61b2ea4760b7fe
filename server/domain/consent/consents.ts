import { desc, eq } from 'drizzle-orm';
import type { ConsentKind, ConsentState } from '#contract/privacy.ts';
import type { DeviceClock } from '#rules/attempt/claimed-time.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Config } from '#server/config/config.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { consents } from '#server/db/schema-account.ts';

/** The learner's consent decisions in chronological order; repeating a decision changes nothing. */
export async function consentsOf(db: Queryable, learnerId: string): Promise<ConsentState> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.learner_id, learnerId))
    .orderBy(desc(consents.at), desc(consents.id));
  const words = rows.map(({ kind, given, at }) => ({ kind, given, at: at.getTime() }));
  return {
    consents: words.filter((word, place) => words.findIndex(({ kind }) => kind === word.kind) === place),
    history: words.filter((word, place) => {
      const before = words.slice(place + 1).find(({ kind }) => kind === word.kind);
      return before?.given !== word.given;
    }),
  };
}

/** The external services that the operator configured, by the consent that each of them needs. */
export const externalServices = (
  config: Pick<Config, 'TRANSCRIPTION_BASE_URL' | 'LLM_BASE_URL'>,
): ConsentKind[] => [
  ...(config.TRANSCRIPTION_BASE_URL ? ['voice_service' as const] : []),
  ...(config.LLM_BASE_URL ? ['text_service' as const] : []),
];

/** Whether the learner's latest decision is yes; without any decision they have not agreed. */
export async function hasAgreed(db: Queryable, learnerId: string, kind: ConsentKind): Promise<boolean> {
  const { consents: words } = await consentsOf(db, learnerId);
  return words.some((word) => word.kind === kind && word.given);
}

/**
 * Records a consent decision, even one that arrives after later ones: those remain in force, and this one is
 * inserted into the history.
 */
export async function recordConsent(
  tx: Tx,
  learnerId: string,
  { kind, given, ...clock }: { kind: ConsentKind; given: boolean } & DeviceClock,
): Promise<ConsentState> {
  const at = learnerTime(clock, Date.now());
  await tx.insert(consents).values({ learner_id: learnerId, kind, given, at });
  return consentsOf(tx, learnerId);
}
