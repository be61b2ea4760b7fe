import { create } from 'zustand';

/** Events that the product counts. Names only: never who, never what was typed. */
type AnalyticsEvent = 'login-opened';

/** Dispatched on the window; an operator's analytics may listen, the app itself sends it nowhere. */
const ANALYTICS_EVENT = 'luyen:analytics';

const logEvent = (name: AnalyticsEvent): boolean =>
  dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: { name } }));

export type AuthEntry = 'login' | 'register';

interface Options {
  /** On the way to the placement test: different wording, and the test afterwards. */
  inputTest?: boolean;
  /** Reloads the page once somebody has signed in. */
  reload?: boolean;
  /** Where to go after signing in: the page that sent them here. */
  next?: string | null;
}

interface AuthDialogState extends Required<Options> {
  /** The page on which the dialog opens; null while it is closed. */
  asked: AuthEntry | null;
}

const CLOSED: AuthDialogState = { asked: null, inputTest: false, reload: false, next: null };

/** Whether the sign-in dialog was requested, and how. */
export const useAuthDialog = create<AuthDialogState>(() => CLOSED);

export function openAuth(entry: AuthEntry, options: Options = {}): void {
  useAuthDialog.setState({ ...CLOSED, ...options, asked: entry });
  if (entry === 'login') logEvent('login-opened');
}

export const closeAuth = (): void => useAuthDialog.setState(CLOSED);
