/** Where the air goes. */
export type Air = 'free' | 'stopped' | 'narrow' | 'nose' | 'sides';

/**
 * A position of the mouth, seen from the left in a square of 240 units. The six parameters that move are continuous;
 * voice and air change at once.
 */
export interface Pose {
  /** How far the lower jaw is down, 0–1. */
  jaw: number;
  /** Lips: 0 spread, 0.5 at rest, 1 rounded. */
  round: number;
  /** How far the lower lip is up: 0 with the jaw, 1 at the upper lip. */
  lip: number;
  /** The lower lip is under the upper teeth, 0–1. */
  teeth: number;
  /** Tip and highest point of the tongue. */
  tip: readonly [x: number, y: number];
  body: readonly [x: number, y: number];
  /** The soft palate: 0 up, 1 down, so that air goes through the nose. */
  velum: number;
  voiced: boolean;
  air: Air;
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** The pose at a share of the way from one to another. */
function blend(from: Pose, to: Pose, share: number): Pose {
  const { voiced, air } = share < 0.5 ? from : to;
  return {
    jaw: between(from.jaw, to.jaw, share),
    round: between(from.round, to.round, share),
    lip: between(from.lip, to.lip, share),
    teeth: between(from.teeth, to.teeth, share),
    tip: [between(from.tip[0], to.tip[0], share), between(from.tip[1], to.tip[1], share)],
    body: [between(from.body[0], to.body[0], share), between(from.body[1], to.body[1], share)],
    velum: between(from.velum, to.velum, share),
    voiced,
    air,
  };
}

/** The pose at a time of a sequence, 0 at its first and 1 at its last; it is eased around each. */
export function poseAt(frames: readonly [Pose, ...Pose[]], time: number): Pose {
  const place = Math.min(1, Math.max(0, time)) * (frames.length - 1);
  const index = Math.min(frames.length - 1, Math.floor(place));
  const from = frames[index] ?? frames[0];
  const to = frames[index + 1] ?? from;
  const share = place - index;
  return blend(from, to, share * share * (3 - 2 * share));
}
