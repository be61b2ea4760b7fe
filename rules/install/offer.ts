const DAY_MS = 86_400_000;

/** Days for which a declined offer stays away, after the first, second, … time; the last one from then on. */
const AWAY_DAYS = [14, 60, 180, 365] as const;

/** What a device knows about offering to install the app. */
export interface OfferHistory {
  /** Whether an exercise was ever finished here. */
  finished: boolean;
  /** Times the offer was declined. */
  declined: number;
  /** When it was last declined, milliseconds since 1970; null: never. */
  declinedAt: number | null;
}

/** Whether to offer installing the app: after a finished exercise, and long after it was last declined. */
export function mayOffer({ finished, declined, declinedAt }: OfferHistory, now: number): boolean {
  if (!finished) return false;
  if (declinedAt === null || declined === 0) return true;
  const days = AWAY_DAYS[Math.min(declined, AWAY_DAYS.length) - 1] ?? AWAY_DAYS[0];
  return now - declinedAt >= days * DAY_MS;
}
