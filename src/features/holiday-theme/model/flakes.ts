/** Number of flakes for a window's width, CSS pixels. */
export const flakeCount = (width: number): number => (width < 768 ? 20 : 50);

export interface Flake {
  /** Percent of the window's width. */
  left: number;
  /** CSS pixels. */
  size: number;
  /** Horizontal movement during a fall, CSS pixels. */
  drift: number;
  /** Of one fall, milliseconds. */
  duration: number;
  /** Offset into its first fall, milliseconds. */
  ahead: number;
  opacity: number;
}

/** @param random like `Math.random` */
export function makeFlakes(count: number, random: () => number): Flake[] {
  return Array.from({ length: count }, () => {
    // Larger flakes look nearer: they fall faster and are more opaque.
    const near = random();
    const duration = Math.round(16_000 - near * 8_000);
    return {
      left: random() * 100,
      size: 5 + Math.round(near * 6),
      drift: Math.round((random() - 0.5) * 160),
      duration,
      ahead: Math.round(random() * duration),
      opacity: 0.2 + near * 0.3,
    };
  });
}
