/**
 * Shifts the clock of this process: time goes on from `ms` milliseconds after the real time.
 * @returns stops it
 */
export function shiftClock(ms: number): () => void {
  const Before = Date;
  // Not by `Date`, which may be shifted already.
  const now = (): number => Math.floor(performance.timeOrigin + performance.now() + ms);
  // A proxy, so that dates made by others are instances of it.
  globalThis.Date = new Proxy(Before, {
    construct: (target, given: [] | ConstructorParameters<typeof Date>) =>
      given.length === 0 ? new target(now()) : new target(...given),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = Before;
  };
}
