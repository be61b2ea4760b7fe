import type { Memory, NotebookRating } from '#contract/notebook.ts';
import { afterReview, newMemory } from './schedule.ts';

/** An event of a card. `at`: learner's clock, corrected for skew, milliseconds since 1970. */
export type NotebookEvent = { id: string; at: number } & (
  | { kind: 'wrong' | 'saved' | 'removed'; rating: null }
  | { kind: 'review'; rating: NotebookRating }
);

export interface CardState {
  memory: Memory;
  /** When it was last answered wrong, forgotten or saved. */
  lapsed_at: number;
  last_event_at: number;
  removed: boolean;
}

const AGAIN = 1;
const DAY_MS = 86_400_000;

/** What has just been seen with its answer is asked again on the next day (docs/decisions/120). */
const aDayLater = (memory: Memory, at: number): Memory => ({
  ...memory,
  due: Math.max(memory.due, (memory.last_review ?? at) + DAY_MS),
});

/** Order of events: by time, then by id. */
export const byTime = (a: { id: string; at: number }, b: { id: string; at: number }): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * Applies an event, which must not be older than those before it. A wrong answer creates a card or sets it back; a
 * word is saved once; a removed card is gone until it is answered wrong or saved again.
 */
export function applyEvent(card: CardState | null, event: NotebookEvent): CardState | null {
  const { at, kind } = event;
  const live = card?.removed === false ? card : null;
  switch (kind) {
    case 'wrong': {
      const memory = aDayLater(afterReview(live?.memory ?? newMemory(at), AGAIN, at), at);
      return { memory, lapsed_at: at, last_event_at: at, removed: false };
    }
    case 'saved':
      return {
        memory: live?.memory ?? aDayLater(newMemory(at), at),
        lapsed_at: at,
        last_event_at: at,
        removed: false,
      };
    case 'review': {
      if (!live) return card;
      const memory = afterReview(live.memory, event.rating, at);
      const lapsed_at = event.rating === AGAIN ? at : live.lapsed_at;
      return { memory, lapsed_at, last_event_at: at, removed: false };
    }
    case 'removed':
      return live ? { ...live, last_event_at: at, removed: true } : card;
  }
}

/** The card after all events, in any order of arrival; duplicates count once. */
export function replay(events: readonly NotebookEvent[]): CardState | null {
  const once = new Map(events.map((event) => [event.id, event]));
  return [...once.values()].toSorted(byTime).reduce<CardState | null>(applyEvent, null);
}
