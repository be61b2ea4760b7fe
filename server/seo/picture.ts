/** Link preview image for pages without an image of their own; `tests/support/draw-link-picture.ts`. */
export const PICTURE = '/link-picture.png';
export const PICTURE_SIZE = { width: 1200, height: 630 };
