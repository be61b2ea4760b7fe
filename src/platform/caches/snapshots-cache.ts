/** Page snapshots by path; the service worker puts them into the shell at the next start. */
export const SNAPSHOTS_CACHE = 'luyen-frames';

/** Header of a snapshot: until when it is true, milliseconds since 1970; without it there is no end. */
const UNTIL_HEADER = 'luyen-until';

export const setUntil = (headers: Headers, until: number): void => headers.set(UNTIL_HEADER, String(until));

/** Whether what a snapshot shows is still true. `now`: milliseconds since 1970. */
export function isStillTrue({ headers }: Pick<Response, 'headers'>, now: number): boolean {
  const until = headers.get(UNTIL_HEADER);
  return until === null || now < Number(until);
}
