const TICK_MS = 500;

/**
 * Calls back once the page was awake for so long: on a phone that sleeps all stands still, the workers too, and a timeout would
 * be over as soon as it wakes.
 * @returns ends it
 */
export function awakeTimeout(callback: () => void, ms: number): () => void {
  let ticks = Math.ceil(ms / TICK_MS);
  const timer = setInterval(() => {
    ticks -= 1;
    if (ticks > 0) return;
    clearInterval(timer);
    callback();
  }, TICK_MS);
  return () => clearInterval(timer);
}
