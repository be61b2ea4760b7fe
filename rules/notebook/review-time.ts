export const CARDS_A_MINUTE = 2;

/** How long the review of so many cards takes, minutes: at least 1 if there are any. */
export const reviewMinutes = (cards: number): number =>
  cards === 0 ? 0 : Math.max(1, Math.round(cards / CARDS_A_MINUTE));
