/**
 * How long until the lesson may be begun again, seconds; 0: now. Whatever was done before the last one was finished,
 * on another device with no network, say, does not wait.
 * @param at when it is begun, and when the last one was finished, milliseconds since 1970
 */
export function secondsToWait(at: number, finishedAt: number | null, waitSeconds: number): number {
  if (finishedAt === null || at < finishedAt) return 0;
  return Math.max(0, Math.ceil(waitSeconds - (at - finishedAt) / 1000));
}
