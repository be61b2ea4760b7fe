import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SHELL } from '#src/messages/shell.ts';
import { closeAuth, useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { GuestHeader } from './guest-header.tsx';

afterEach(() => {
  closeAuth();
});

const show = () => renderApp(<GuestHeader />);
/** When a button is hidden: at every width, or (without a prefix) below one. */
const hiddenBy = (name: string): string[] =>
  [...screen.getByRole('button', { name }).classList].filter((rule) => rule.endsWith('hidden'));

it('has sign-in and register at every width; only the outbox indicator replaces register', () => {
  show();
  expect(hiddenBy(SHELL.login)).toEqual([]);
  expect(hiddenBy(SHELL.register)).toEqual(['max-sm:group-has-[[data-sync]]/end:hidden']);
  fireEvent.click(screen.getByRole('button', { name: SHELL.register }));
  expect(useAuthDialog.getState().asked).toBe('register');
});

it('has register in the phone menu, too', async () => {
  show();
  expect(hiddenBy(SHELL.menu)).toEqual(['md:hidden']);
  fireEvent.click(screen.getByRole('button', { name: SHELL.menu }));
  fireEvent.click(await screen.findByRole('menuitem', { name: SHELL.register }));
  expect(useAuthDialog.getState().asked).toBe('register');
});

it('treats 768 pixels as phone width and 769 as desktop width', () => {
  const styles = (name: string): string => readFileSync(`src/styles/${name}`, 'utf8');
  expect(styles('tokens.css')).toContain('--breakpoint-md: 769px;');
  expect(styles('base.css')).toContain('@media (width >= 769px)');
});
