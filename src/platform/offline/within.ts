/**
 * A promise that never takes longer than `ms` and never rejects.
 * @param ms timeout
 * @returns the value, or undefined if it failed or did not come in time
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
