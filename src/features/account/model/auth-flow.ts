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
}

interface AuthFlowDeps {
  perform: (effect: AuthEffect) => Promise<AuthEvent>;
  now: () => number;
}

/** Runs the state machine: performs each effect once and feeds the resulting event back. */
export function createAuthFlow(entry: 'register' | 'login', { perform, now }: AuthFlowDeps): AuthFlow {
  const store = createStore<AuthState>(() => startAuth(entry));
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
    if (!effect || effect === before.effect) return;
    void perform(effect).then((outcome) => {
      // The learner may have changed the page in the meantime.
      if (store.getState().effect === effect) send(outcome);
    });
  };
  return { store, send };
}
