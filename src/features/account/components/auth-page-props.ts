import type { AuthEvent, AuthState } from '../model/auth-machine.ts';

export interface AuthPageProps {
  state: AuthState;
  send: (event: AuthEvent) => void;
}
