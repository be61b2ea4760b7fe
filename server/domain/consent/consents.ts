import { desc, eq } from 'drizzle-orm';
import type { ConsentKind, ConsentState } from '#contract/privacy.ts';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Config } from '#server/config/config.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { consents } from '#server/db/schema-account.ts';

/** The learner's words in the order they were said; the same word said twice is no change of mind. */
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

/** The services outside that the operator configured, by the consent that each of them needs. */
export const servicesOutside = (
  config: Pick<Config, 'TRANSCRIPTION_BASE_URL' | 'LLM_BASE_URL'>,
): ConsentKind[] => [
  ...(config.TRANSCRIPTION_BASE_URL ? ['voice_service' as const] : []),
  ...(config.LLM_BASE_URL ? ['text_service' as const] : []),
];

/** Whether the learner's last word on it is yes; who was never asked did not agree. */
export async function hasAgreed(db: Queryable, learnerId: string, kind: ConsentKind): Promise<boolean> {
  const { consents: words } = await consentsOf(db, learnerId);
  return words.some((word) => word.kind === kind && word.given);
}

/**
 * Notes a word, also one that comes after others that were said later: those hold, and this one takes its place in
 * the history.
 */
export async function recordConsent(
  tx: Tx,
  learnerId: string,
  body: BodyOf<typeof ENDPOINTS.privacy.setConsent>,
): Promise<ConsentState> {
  const { kind, given } = body;
  const at = learnerTime(body, Date.now());
  await tx.insert(consents).values({ learner_id: learnerId, kind, given, at });
  return consentsOf(tx, learnerId);
}
