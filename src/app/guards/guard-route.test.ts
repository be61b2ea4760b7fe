import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { closeAuth, useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { guardRoute } from './guard-route.ts';

const load = (address: string) =>
  guardRoute({ name: 'notebook', guest: false })({
    request: new Request(`https://luyen.test${address}`),
  } as LoaderFunctionArgs);

afterEach(() => {
  clearSession();
  closeAuth();
});

it('sends a guest from a learners’ page home, where signing in leads back to it', async () => {
  const sent = await load('/so-loi?loc=tu').catch((response: unknown) => response);
  expect(sent instanceof Response && sent.headers.get('location')).toBe('/');
  expect(useAuthDialog.getState()).toMatchObject({ asked: 'login', next: '/so-loi?loc=tu' });
});

it('lets a learner in without opening a dialog', async () => {
  storeSession('t', '019aa000-0000-7000-8000-000000000001');
  expect(await load('/so-loi')).toBeNull();
  expect(useAuthDialog.getState().asked).toBeNull();
});
