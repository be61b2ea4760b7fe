/** Shown by sites that show a link to a page which has no picture of its own; `tests/support/draw-link-picture.ts`. */
export const PICTURE = '/link-picture.png';
export const PICTURE_SIZE = { width: 1200, height: 630 };
