/** How many flakes a window of this width has, CSS pixels. */
export const flakeCount = (width: number): number => (width < 768 ? 20 : 50);

export interface Flake {
  /** Percent of the window's width. */
  left: number;
  /** CSS pixels. */
  size: number;
  /** How far the wind takes it while it falls, CSS pixels. */
  drift: number;
  /** Of one fall, milliseconds. */
  duration: number;
  /** How far into its first fall it begins, milliseconds. */
  ahead: number;
  opacity: number;
}

/** @param random a number from 0 up to 1 at each call */
export function makeFlakes(count: number, random: () => number): Flake[] {
  return Array.from({ length: count }, () => {
    // A larger flake is a nearer one: it falls faster and is plainer to see.
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
