import { create } from 'zustand';
import { EMBEDDED_SECONDS } from '#contract/protocol/envelope.ts';
import { removeCookie, writeCookie } from '#src/platform/browser/cookies.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { originFlag } from '#src/platform/browser/origin-flag.ts';
import { readCookie } from '#src/platform/browser/read-cookie.ts';
import { readEmbeddedSession } from './embedded.ts';

/** Lifetime of the token cookie. */
const TOKEN_SECONDS = 365 * 86_400;
const LEARNER_KEY = 'luyen.learner';

interface SessionState {
  token: string | null;
  /** Known with no network too; stored beside the token. */
  learnerId: string | null;
}

const readSession = (): SessionState => {
  const token = readCookie('access_token');
  return { token, learnerId: token ? deviceStorage.getItem(LEARNER_KEY) : null };
};

// Before the cookie is read for the first time: this may change it.
readEmbeddedSession();

/** Who is signed in, as far as this browser knows: guards use it, so they work offline. */
export const useSession = create<SessionState>(readSession);

/** Follows sign-ins and sign-outs in other tabs. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === LEARNER_KEY || key === null) useSession.setState(readSession());
  });
}

export const currentSession = (): SessionState => useSession.getState();
export const isSignedIn = (): boolean => useSession.getState().token !== null;

export function storeSession(token: string, learnerId: string): void {
  writeCookie('access_token', token, originFlag() === null ? TOKEN_SECONDS : EMBEDDED_SECONDS);
  deviceStorage.setItem(LEARNER_KEY, learnerId);
  useSession.setState({ token, learnerId });
}

/** Deletes the session on this device. What is in the outbox stays, bound to its learner. */
export function clearSession(): void {
  removeCookie('access_token');
  deviceStorage.removeItem(LEARNER_KEY);
  useSession.setState({ token: null, learnerId: null });
}
