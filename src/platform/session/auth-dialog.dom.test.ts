import { afterEach, expect, it } from 'vitest';
import { closeAuth, openAuth, useAuthDialog } from './auth-dialog.ts';

const seen: unknown[] = [];
const listen = (event: Event): number => seen.push(event instanceof CustomEvent && event.detail);

afterEach(() => {
  removeEventListener('luyen:analytics', listen);
  seen.length = 0;
  closeAuth();
});

it.each([
  ['login', [{ name: 'login-opened' }]],
  ['register', []],
] as const)('opening %s is counted: %j', (entry, counted) => {
  addEventListener('luyen:analytics', listen);
  openAuth(entry);
  expect(useAuthDialog.getState().asked).toBe(entry);
  expect(seen).toEqual(counted);
});

it('closing resets how it was opened', () => {
  openAuth('register', { inputTest: true, reload: true, next: '/so-loi' });
  closeAuth();
  expect(useAuthDialog.getState()).toEqual({ asked: null, inputTest: false, reload: false, next: null });
});
