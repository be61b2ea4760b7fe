import type { Scene } from '../scene.ts';

/** Something that a learner does and that a screen reports as saved. */
export interface Action {
  name: string;
  /** Relative frequency. */
  weight: number;
  /** Guests may do it too. */
  forGuests?: boolean;
  perform: (scene: Scene) => Promise<void>;
}
