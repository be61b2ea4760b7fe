import { logout as endpoint } from '#contract/account.ts';
import { call } from '#src/lib/http.ts';

/** Longest wait for the server's word, milliseconds: leaving must work with no network too. */
const PATIENCE_MS = 3_000;

export const logout = (token: string) =>
  call(endpoint, { options: { token, signal: AbortSignal.timeout(PATIENCE_MS) } });
