import { and, eq, sql } from 'drizzle-orm';
import type { SavedWord } from '#contract/notebook.ts';
import type { Answer } from '#contract/question.ts';
import {
  applyEvent,
  byTime,
  type CardState,
  type NotebookEvent,
  replay,
} from '#rules/notebook/card-state.ts';
import { plannedDue } from '#rules/notebook/day-plan.ts';
import type { Tx } from '#server/db/connect.ts';
import { notebookCards, notebookEvents } from '#server/db/schema-notebook.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

type CardRow = typeof notebookCards.$inferSelect;
type EventRow = typeof notebookEvents.$inferSelect;

export interface CardEvent {
  learnerId: string;
  cardId: string;
  event: NotebookEvent;
  /** The question that was answered wrongly, with the answer. */
  question?: { exerciseId: string; questionId: string; answer: Answer };
  /** The word that was saved. */
  word?: SavedWord;
  /** Id of the sound that was said weakly, on the chart. */
  sound?: string;
}

function asEvent({ id, at, kind, rating }: EventRow): NotebookEvent {
  if (kind !== 'review') return { id, at, kind, rating: null };
  if (rating === null) throw new Error(`review ${id} has no rating`);
  return { id, at, kind, rating };
}

const stateOf = ({ memory, lapsed_at, last_event_at, removed }: CardRow): CardState => ({
  memory,
  lapsed_at,
  last_event_at,
  removed,
});

/**
 * Processes one event of a learner's notebook at a time: two that create the same card would not see each
 * other, and a single lock for all of a learner's cards cannot deadlock.
 */
const lockNotebook = (tx: Tx, learnerId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notebook ${learnerId}`}, 0))`);

async function findCard(tx: Tx, { learnerId, cardId }: CardEvent): Promise<CardRow | undefined> {
  const [card] = await tx
    .select()
    .from(notebookCards)
    .where(and(eq(notebookCards.learner_id, learnerId), eq(notebookCards.id, cardId)));
  return card;
}

interface CardNow {
  state: CardState | null;
  /** The newest wrong answer and the newest word. */
  answer: Answer | null;
  word: SavedWord | null;
}

/** Rebuilds the card from its whole log, so that a late older event is applied in order. */
async function replayLog(tx: Tx, { learnerId, cardId }: CardEvent): Promise<CardNow> {
  const rows = await tx
    .select()
    .from(notebookEvents)
    .where(and(eq(notebookEvents.learner_id, learnerId), eq(notebookEvents.card_id, cardId)));
  const log = rows.toSorted(byTime);
  return {
    state: replay(log.map(asEvent)),
    answer: log.findLast(({ answer }) => answer !== null)?.answer ?? null,
    word: log.findLast(({ word }) => word !== null)?.word ?? null,
  };
}

const afterNewest = ({ event, question, word }: CardEvent, card: CardRow): CardNow => ({
  state: applyEvent(stateOf(card), event),
  answer: question?.answer ?? card.wrong_answer,
  word: word ?? card.word,
});

/**
 * Adds one event to the log and updates the card, inside the caller's transaction. A repeated event changes
 * nothing. Throws `NOT_FOUND` for a review or removal of a card that never existed.
 * @returns when the card is due, milliseconds since 1970
 */
export async function recordEvent(tx: Tx, given: CardEvent): Promise<{ due: number }> {
  const { learnerId, cardId, event, question, word, sound } = given;
  await lockNotebook(tx, learnerId);
  const known = await findCard(tx, given);
  if (!known && !question && !word && sound === undefined) throw new ApiFailure('NOT_FOUND');
  const inserted = await tx
    .insert(notebookEvents)
    .values({
      learner_id: learnerId,
      card_id: cardId,
      ...event,
      answer: question?.answer ?? null,
      word: word ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: notebookEvents.id });
  if (inserted.length === 0) {
    if (!known) throw new ApiFailure('IDEMPOTENCY_CONFLICT');
    return { due: known.memory.due };
  }
  const isNewest = known !== undefined && event.at > known.last_event_at;
  const { state, answer, word: latest } = isNewest ? afterNewest(given, known) : await replayLog(tx, given);
  if (!state) throw new Error(`card ${cardId} has no state`);
  const values = { ...state, due: plannedDue(state.memory), wrong_answer: answer, word: latest };
  await tx
    .insert(notebookCards)
    .values({
      ...values,
      learner_id: learnerId,
      id: cardId,
      exercise_id: question?.exerciseId ?? known?.exercise_id ?? null,
      question_id: question?.questionId ?? known?.question_id ?? null,
      sound: sound ?? known?.sound ?? null,
    })
    .onConflictDoUpdate({ target: [notebookCards.learner_id, notebookCards.id], set: values });
  return { due: state.memory.due };
}
