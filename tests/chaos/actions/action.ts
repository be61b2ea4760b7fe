import type { Scene } from '../scene.ts';

/** Something that a learner does and that a screen calls saved. */
export interface Action {
  name: string;
  /** How often it is done, against the others. */
  weight: number;
  /** Guests may do it too. */
  forGuests?: boolean;
  perform: (scene: Scene) => Promise<void>;
}
