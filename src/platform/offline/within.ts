/**
 * A promise that never takes longer than asked and never fails.
 * @param ms how long to wait
 * @returns the value, or undefined when it failed or did not come in time
 */
export function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    const finish = (value: T | undefined): void => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(finish, () => finish(undefined));
  });
}
