import type { Scene } from '../scene.ts';

/** Something that goes wrong, or crosses, while a learner works. */
export interface Disturbance {
  name: string;
  /** The page on screen is gone afterwards: it may happen in the middle of something. */
  endsPage?: boolean;
  /** A guest has no account to do it with. */
  needsLearner?: boolean;
  happen: (scene: Scene) => Promise<void>;
}
