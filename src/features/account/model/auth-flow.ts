import { createStore, type StoreApi } from 'zustand';
import { DEBOUNCE_MS } from '#src/platform/http/call-pace.ts';
import { type AuthEffect, type AuthEvent, type AuthState, authStep, startAuth } from './auth-machine.ts';

const SUBMITS: ReadonlySet<AuthEvent['type']> = new Set([
  'register-submitted',
  'login-submitted',
  'password-forgotten',
  'code-submitted',
  'reset-submitted',
]);

export interface AuthFlow {
  store: StoreApi<AuthState>;
  send: (event: AuthEvent) => void;
  /** Ends what is being performed: nobody waits for it any more. */
  stop: () => void;
}

/** What an effect knows while it is performed. */
export interface Running {
  /** Tells how far it is, while it is wanted. */
  report: (event: AuthEvent) => void;
  /** Aborted once nobody waits for its outcome. */
  signal: AbortSignal;
}

interface AuthFlowDeps {
  perform: (effect: AuthEffect, running: Running) => Promise<AuthEvent>;
  now: () => number;
}

/** Runs the state machine: performs each effect once and feeds the resulting event back. */
export function createAuthFlow(entry: 'register' | 'login', { perform, now }: AuthFlowDeps): AuthFlow {
  const store = createStore<AuthState>(() => startAuth(entry));
  let running = new AbortController();
  const submittedAt = new Map<AuthEvent['type'], number>();
  const send = (event: AuthEvent): void => {
    if (SUBMITS.has(event.type)) {
      if (now() - (submittedAt.get(event.type) ?? Number.NEGATIVE_INFINITY) < DEBOUNCE_MS) return;
      submittedAt.set(event.type, now());
    }
    const before = store.getState();
    const after = authStep(before, event);
    store.setState(after, true);
    const { effect } = after;
    if (effect === before.effect) return;
    running.abort();
    if (!effect) return;
    running = new AbortController();
    // The learner may have changed the page in the meantime.
    const report = (news: AuthEvent): void => {
      if (store.getState().effect === effect) send(news);
    };
    void perform(effect, { report, signal: running.signal }).then(report);
  };
  return { store, send, stop: () => running.abort() };
}
