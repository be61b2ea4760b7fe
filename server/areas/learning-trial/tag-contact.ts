import type { TrialChat } from '#contract/learning-trial.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import { taggedContacts } from '#server/db/schema-learning-trial.ts';
import { askAdvice } from '#server/domain/contact/ask-advice.ts';
import { notifyOperator } from '#server/notices/notify-operator.ts';
import type { Platform } from '#server/platform.ts';

/**
 * Keeps somebody under a book, once, and asks that they be called. A guest has no number yet: they are called after
 * signing up.
 */
export async function tagContact(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'jobs'>,
  taker: Taker,
  book: TrialChat['book'],
): Promise<void> {
  const tagged = await tx
    .insert(taggedContacts)
    .values({ learner_id: taker.id, book: book.id, title: book.title_vi })
    .onConflictDoNothing()
    .returning({ book: taggedContacts.book });
  if (tagged.length === 0 || taker.isGuest) return;
  const id = await askAdvice(tx, taker.id, book.title_vi);
  if (id !== null) await notifyOperator(platform, tx, { kind: 'advice', id });
}
