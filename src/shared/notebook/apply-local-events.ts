import type { NotebookCard, SavedWord } from '#contract/notebook.ts';
import { applyEvent, byTime, type NotebookEvent } from '#rules/notebook/card-state.ts';
import { startOfDay } from '#rules/notebook/day-plan.ts';
import type { NotebookData } from './due-cards.ts';

/** An event of this device that the server may not know yet. */
export interface LocalEvent {
  cardId: string;
  /** Its time is corrected for the clock's skew. */
  event: NotebookEvent;
  /** Only for a saved word. */
  word?: SavedWord;
}

/** A card after an event; null if it does not exist, or no longer. */
function afterEvent(
  card: NotebookCard | undefined,
  { cardId, event, word }: LocalEvent,
): NotebookCard | null {
  // The card already includes it, by way of the server.
  if (card && event.at <= card.last_event_at) return card;
  const state = applyEvent(card ? { ...card, removed: false } : null, event);
  if (!state || state.removed) return null;
  const { memory, lapsed_at, last_event_at } = state;
  const schedule = { id: cardId, memory, lapsed_at, last_event_at };
  if (word) {
    const known = card?.kind === 'word' ? card.word.ipa : null;
    return { ...schedule, kind: 'word', word: { ...word, ipa: word.ipa ?? known } };
  }
  return card ? { ...card, ...schedule } : null;
}

/**
 * Cards with the learner's local events applied, by the same rules as on the server. New words come first.
 */
export function applyLocalEvents(cards: readonly NotebookCard[], own: readonly LocalEvent[]): NotebookCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const added: string[] = [];
  for (const mine of own.toSorted((a, b) => byTime(a.event, b.event))) {
    const before = byId.get(mine.cardId);
    const after = afterEvent(before, mine);
    if (after && !before) added.unshift(mine.cardId);
    if (after) byId.set(mine.cardId, after);
    else byId.delete(mine.cardId);
  }
  const order = [...new Set([...added, ...cards.map(({ id }) => id)])];
  return order.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Cached data as of now: local events applied, and reviews of an earlier day no longer counted as today's.
 */
export function withLocalEvents(loaded: NotebookData, own: readonly LocalEvent[], now: number): NotebookData {
  const midnight = startOfDay(now);
  const reviewed = new Set(startOfDay(loaded.now) === midnight ? loaded.reviewed_today : []);
  for (const { cardId, event } of own) {
    if (event.kind === 'review' && event.at >= midnight) reviewed.add(cardId);
  }
  return { cards: applyLocalEvents(loaded.cards, own), now, reviewed_today: [...reviewed] };
}
