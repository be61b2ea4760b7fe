/** Maximum size of an uploaded picture, bytes. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_MAX_PIXELS = 40_000_000;
/** Minimum side of an uploaded picture, pixels. */
export const AVATAR_MIN_SIDE = 64;
/** Side of the stored square, pixels. */
export const AVATAR_SIDE = 512;
