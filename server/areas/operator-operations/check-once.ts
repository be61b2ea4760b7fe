/** Runs the work once at a time: whoever asks meanwhile gets the same answer. */
export function checkOnce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}
