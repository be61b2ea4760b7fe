/** Largest picture that is taken, bytes. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_MAX_PIXELS = 40_000_000;
/** Shortest side of a picture that is taken, pixels. */
export const AVATAR_MIN_SIDE = 64;
/** Side of the square that is kept, pixels. */
export const AVATAR_SIDE = 512;
