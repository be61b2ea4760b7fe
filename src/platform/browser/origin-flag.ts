import { VIEW_ORIGIN_HEADER } from '#contract/protocol/envelope.ts';
import { readCookie } from './read-cookie.ts';

export const ORIGIN_COOKIE = 'origin';

/** The origin flag: `crm` in the embedded view of the customer-relationship tool. */
export const originFlag = (): string | null => readCookie(ORIGIN_COOKIE);

/** Marks requests of the embedded view, so that the server ends the session when the view's time is over. */
export function viewHeaders(): Record<string, string> {
  const origin = originFlag();
  return origin === null ? {} : { [VIEW_ORIGIN_HEADER]: origin };
}
