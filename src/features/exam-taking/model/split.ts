/** Width of the passage: per cent of the whole. */
export const SPLIT = { least: 25, most: 75, middle: 50, step: 2 } as const;

export const clampSplit = (share: number): number =>
  Math.round(Math.min(SPLIT.most, Math.max(SPLIT.least, share)));

/** The width after a key on the separator; null where the key means nothing there. */
export function splitAfterKey(share: number, key: string): number | null {
  switch (key) {
    case 'ArrowLeft':
      return clampSplit(share - SPLIT.step);
    case 'ArrowRight':
      return clampSplit(share + SPLIT.step);
    case 'Home':
      return SPLIT.least;
    case 'End':
      return SPLIT.most;
    case 'Enter':
      return SPLIT.middle;
    default:
      return null;
  }
}
