import { type Card, createEmptyCard, fsrs, type State } from 'ts-fsrs';
import { MEMORY_STATE, type Memory, NOTEBOOK_RATING, type NotebookRating } from '#contract/notebook.ts';
import { VIETNAM_OFFSET_MS } from '../calendar/calendar.ts';

/** Without fuzz, so that every device and the server compute the same day. */
const scheduler = fsrs({
  enable_fuzz: false,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
  // FSRS adds up to two days for "easy".
  maximum_interval: 363,
});

/** FSRS counts days by UTC; a learner's day begins at midnight in Vietnam. */
const toScheduler = (at: number): Date => new Date(at + VIETNAM_OFFSET_MS);
const fromScheduler = (date: Date): number => date.getTime() - VIETNAM_OFFSET_MS;

/** Indexed by FSRS's number. */
const STATES = [
  MEMORY_STATE.new,
  MEMORY_STATE.learning,
  MEMORY_STATE.review,
  MEMORY_STATE.relearning,
] as const satisfies readonly State[];

function toMemory(card: Card): Memory {
  return {
    state: STATES[card.state],
    due: fromScheduler(card.due),
    last_review: card.last_review ? fromScheduler(card.last_review) : null,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: card.scheduled_days,
    learning_steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
  };
}

function toCard({ due, last_review, ...memory }: Memory): Card {
  return {
    ...memory,
    elapsed_days: 0,
    due: toScheduler(due),
    ...(last_review !== null && { last_review: toScheduler(last_review) }),
  };
}

/** A card that was never reviewed, due immediately. `at`: milliseconds since 1970. */
export const newMemory = (at: number): Memory => toMemory(createEmptyCard(toScheduler(at)));

/** The card after a review. A review older than the last one counts as simultaneous with it. */
export function afterReview(memory: Memory, rating: NotebookRating, at: number): Memory {
  const when = Math.max(at, memory.last_review ?? at);
  return toMemory(scheduler.next(toCard(memory), toScheduler(when), rating).card);
}

/** Time until the card is due again, by rating, milliseconds. */
export function nextIntervals(memory: Memory, at: number): Record<NotebookRating, number> {
  const after = (rating: NotebookRating): number => afterReview(memory, rating, at).due - at;
  const { forgotten, hard, good, easy } = NOTEBOOK_RATING;
  return {
    [forgotten]: after(forgotten),
    [hard]: after(hard),
    [good]: after(good),
    [easy]: after(easy),
  };
}
