/** What may wait for the learner, as far as this device knows. */
export interface Waiting {
  /** Pieces of work on this device that have not arrived, whether they are sent automatically or need a decision. */
  unsent: number;
  /** Notifications that have not been seen. */
  unread: number;
  /** When the first card of the notebook falls due, milliseconds; null: none does in the next days. */
  cardsDueAt: number | null;
}

/**
 * The number on the app's icon: each unsent piece, each unseen notification, and one for the notebook on a day with
 * cards, since a day's cards are done in one go.
 * @param endOfDay of the learner's day, milliseconds
 */
export const badgeCount = ({ unsent, unread, cardsDueAt }: Waiting, endOfDay: number): number =>
  unsent + unread + (cardsDueAt !== null && cardsDueAt < endOfDay ? 1 : 0);
