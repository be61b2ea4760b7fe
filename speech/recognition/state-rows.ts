/** Numbers of a state of one of the recogniser's layers, and how many states there are a second. */
export const STATE_WIDTH = 288;
export const STATES_PER_SECOND = 16_000 / 384;
