/** How fast a voice is played that is heard slowly; 1 as spoken. */
export const SLOW_RATE = 0.6;
