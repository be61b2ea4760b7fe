export interface Learner {
  id: string;
}

/** Who does an exercise or a test: a learner, or a guest. */
export interface Taker extends Learner {
  isGuest: boolean;
}
