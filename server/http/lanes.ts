/**
 * Who spends from what the whole site shares. Strangers are whoever only claims to be somebody: there are as many of
 * them as somebody cares to invent.
 */
export const LANES = ['strangers', 'known-device', 'signed-in'] as const;
export type Lane = (typeof LANES)[number];

/** Part of the whole that each lane may spend; together 1. What a lane leaves unspent stays its own. */
export type Shares = Readonly<Record<Lane, number>>;

/** Strangers include everybody who is new; the others have a name, so fewer of them come at once. */
export const USUAL_SHARES: Shares = { strangers: 0.6, 'known-device': 0.25, 'signed-in': 0.15 };

/**
 * A lane's part of a whole number, rounded so that the parts make up the whole. Each lane has at least one, so a whole
 * below three is exceeded by that.
 */
export function shareOf(whole: number, shares: Shares, lane: Lane): number {
  const part = (of: Lane): number => Math.max(1, Math.floor(whole * shares[of]));
  if (lane !== 'signed-in') return part(lane);
  return Math.max(1, whole - part('strangers') - part('known-device'));
}
