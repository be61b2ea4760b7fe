import { hashKey, type QueryClient } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import { plannedDue, startOfDay } from '#rules/notebook/day-plan.ts';
import { notifications } from '#src/features/notifications/api/notifications.ts';
import { unseenNow, watchSeen } from '#src/features/notifications/model/seen.ts';
import { readBadge, readBadgeNote, updateBadgeNote } from '#src/platform/outbox/reminders/badge-note.ts';
import { showBadge } from '#src/platform/push/badge.ts';
import { currentSession, useSession } from '#src/platform/session/session.ts';
import { dueCards, type NotebookData } from '#src/shared/notebook/due-cards.ts';
import { notebookNow } from '#src/shared/notebook/use-notebook.ts';

/** When the first card falls due that today's work has left; null: none does in the next days. Milliseconds. */
export function firstCardsAt(loaded: NotebookData, now: number): number | null {
  const { today } = notebookNow(loaded, [], now);
  if (today.length > 0) return Math.min(...today.map(({ memory }) => plannedDue(memory)));
  if (loaded.cards.length === 0) return null;
  // What a day's share has no room for is tomorrow's.
  return Math.max(startOfDay(now, 1), Math.min(...loaded.cards.map(({ memory }) => plannedDue(memory))));
}

/** Stores what the loaded queries say, for the service worker and the next start. */
async function noteQueries(client: QueryClient): Promise<void> {
  const { learnerId } = currentSession();
  const list = client.getQueryData(notifications().queryKey)?.notifications;
  const cards = client.getQueryData(dueCards().queryKey);
  if (learnerId === null || (!list && !cards)) return;
  await updateBadgeNote(learnerId, () => ({
    ...(list && {
      unread: unseenNow(
        learnerId,
        list.map(({ id }) => id),
      ).length,
    }),
    ...(cards && { cardsDueAt: firstCardsAt(cards, Date.now()) }),
  }));
}

/** Keys of the queries that the badge counts. */
const COUNTED: ReadonlySet<string> = new Set(
  [notifications(), dueCards()].map(({ queryKey }) => hashKey(queryKey)),
);

/**
 * Keeps the number on the app's icon up to date while a page is open. It loads nothing for that, except the list that
 * an earlier count came from.
 * @returns stops it
 */
export function keepBadge(client: QueryClient): () => void {
  const note = (): void => void noteQueries(client).catch(() => undefined);
  const stopQueries = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && COUNTED.has(query.queryHash)) note();
  });
  const stopSeen = watchSeen(note);
  const count = () => readBadge(currentSession().learnerId, Date.now());
  const follow = () =>
    liveQuery(count).subscribe({ next: (number) => void showBadge(number), error: () => undefined });
  let counting = follow();
  const stopSession = useSession.subscribe(() => {
    counting.unsubscribe();
    counting = follow();
  });
  const { learnerId } = currentSession();
  if (learnerId !== null)
    void readBadgeNote(learnerId)
      .then(({ unread }) => (unread > 0 ? client.prefetchQuery(notifications()) : undefined))
      .catch(() => undefined);
  return () => {
    stopQueries();
    stopSeen();
    stopSession();
    counting.unsubscribe();
  };
}
