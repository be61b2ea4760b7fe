import { type LazyExoticComponent, lazy } from 'react';

/** Pauses before another attempt, milliseconds. */
const PAUSES = [200, 1_500];

/** Failures after which the part is loaded once more. */
const triedAgain = new WeakSet<object>();

/** Whether a part that failed with this error is being loaded again, so that it may still come. */
export const isTriedAgain = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && triedAgain.has(error);

/**
 * Loads a part of the app's code; a failed attempt is repeated. Where the network changes, Firefox aborts what it is
 * loading, even if the service worker has it; without another attempt, a page that goes offline would crash then.
 */
export async function loadPart<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  const [pause, ...later] = pauses;
  if (pause === undefined) return load();
  try {
    return await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) triedAgain.add(error);
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadPart(load, later);
  }
}

type LazyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A component whose code is loaded when it is first rendered. */
export const lazyPart = <C extends LazyComponent>(
  load: () => Promise<{ default: C }>,
): LazyExoticComponent<C> => lazy(() => loadPart(load));
