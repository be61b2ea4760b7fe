/** Where something is on the screen, pixels from its top left corner. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Least distance from the bottom, and from what is below or above, pixels. */
const MARGIN = 16;
const GAP = 8;

/**
 * How far above the bottom of the screen toasts have to be, so that they cover nothing that is to be kept clear. What
 * leaves no room above it is covered at its top, where a bar or a sheet has no buttons.
 */
export function toastLift(
  toasts: Pick<Box, 'left' | 'right'> & { height: number },
  kept: readonly Box[],
  screenHeight: number,
): number {
  let lift = MARGIN;
  for (const box of kept.toSorted((one, other) => other.bottom - one.bottom)) {
    const bottom = screenHeight - lift;
    const isBeside = box.left >= toasts.right || box.right <= toasts.left;
    if (!isBeside && box.top < bottom && box.bottom > bottom - toasts.height)
      lift = screenHeight - box.top + GAP;
  }
  return Math.max(MARGIN, Math.min(lift, screenHeight - toasts.height - GAP));
}
