/** Width of the passage, per cent of the screen. */
export const SPLIT = { min: 25, max: 75, middle: 50, step: 2 } as const;

export const clampSplit = (share: number): number =>
  Math.round(Math.min(SPLIT.max, Math.max(SPLIT.min, share)));

/** The width after a key press on the separator; null for any other key. */
export function splitAfterKey(share: number, key: string): number | null {
  switch (key) {
    case 'ArrowLeft':
      return clampSplit(share - SPLIT.step);
    case 'ArrowRight':
      return clampSplit(share + SPLIT.step);
    case 'Home':
      return SPLIT.min;
    case 'End':
      return SPLIT.max;
    case 'Enter':
      return SPLIT.middle;
    default:
      return null;
  }
}
