import { STORED_AT_HEADER } from './stored-at.ts';

/** The same response, with the time at which it is stored. */
export function stampStored(response: Response): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set(STORED_AT_HEADER, String(Date.now()));
  return new Response(response.body, { status, statusText, headers });
}
