import { DEBOUNCE_MS } from '#src/platform/http/call-pace.ts';
import { type Machine, type Running, runMachine } from '#src/ui/run-machine.ts';
import { type AuthEffect, type AuthEvent, type AuthState, authStep, startAuth } from './auth-machine.ts';

const SUBMITS: ReadonlySet<AuthEvent['type']> = new Set([
  'register-submitted',
  'login-submitted',
  'password-forgotten',
  'code-chosen',
  'code-submitted',
  'reset-submitted',
]);

export type AuthFlow = Machine<AuthState, AuthEvent>;

interface AuthFlowDeps {
  perform: (effect: AuthEffect, running: Running<AuthEvent>) => Promise<AuthEvent>;
  now: () => number;
}

/** Runs the state machine of signing in; what is submitted twice in a row counts once. */
export function createAuthFlow(entry: 'register' | 'login', { perform, now }: AuthFlowDeps): AuthFlow {
  const machine = runMachine(startAuth(entry), authStep, (effect: AuthEffect, running) => {
    void perform(effect, running).then(running.report);
  });
  const submittedAt = new Map<AuthEvent['type'], number>();
  const send = (event: AuthEvent): void => {
    if (SUBMITS.has(event.type)) {
      if (now() - (submittedAt.get(event.type) ?? Number.NEGATIVE_INFINITY) < DEBOUNCE_MS) return;
      submittedAt.set(event.type, now());
    }
    machine.send(event);
  };
  return { ...machine, send };
}
