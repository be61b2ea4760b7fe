import type { Scene } from '../scene.ts';

/** A fault, or a concurrent event, while a learner works. */
export interface Disturbance {
  name: string;
  /** The page on screen is gone afterwards: may happen in the middle of an action. */
  endsPage?: boolean;
  /** Guests lack the account it needs. */
  needsLearner?: boolean;
  happen: (scene: Scene) => Promise<void>;
}
