/** Of every recording that is heard, mono. */
export const SAMPLE_RATE = 16_000;
export const FRAMES_PER_SECOND = 100;
/** Samples between frame starts. */
export const SHIFT = SAMPLE_RATE / FRAMES_PER_SECOND;
/** Samples per frame: 25.6 ms, as used to train the acoustic model. */
export const WINDOW = 410;
