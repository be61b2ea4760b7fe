/** Between two looks; spread, so that servers do not look at the same moment. */
const PAUSE_MS = 10_000;

/**
 * Looks for due work now and again until it is stopped; one look begins once the other is over.
 * @param look gets whether it should end early
 * @param onFailure of one look; the next one tries again
 * @returns stops it, once the present look is over
 */
export function lookAgain(
  look: (isStopped: () => boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void>;
  const start = (): void => {
    running = look(() => isStopped)
      .catch(onFailure)
      .then(() => {
        if (!isStopped) timer = setTimeout(start, PAUSE_MS * (0.75 + Math.random() / 2));
      });
  };
  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
