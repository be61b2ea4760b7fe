import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TARGET } from '#src/messages/target.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import type { Profile } from '#src/shared/queries/profile.ts';
import { TargetCard } from './target-card.tsx';
import { dropTargetDraft } from './target-draft.ts';

const ID = '019aa000-0000-7000-8000-000000000001';
const profile: Profile = {
  id: ID,
  full_name: 'Lê Thị Bình',
  phone_number: '0912345678',
  email: null,
  avatar_url: null,
  is_default_avatar: true,
  address: null,
  birthday: null,
  has_password: true,
  target_band: null,
  exam_date: null,
  daily_minutes: null,
};

let served: Profile | null = profile;
const posted: unknown[] = [];
const fetched: typeof fetch = async (_, init) => {
  if (served === null) throw new TypeError('no network');
  if (init?.method === 'POST') {
    const body: unknown = JSON.parse(String(init.body));
    posted.push(body);
    served = { ...served, ...(typeof body === 'object' ? body : {}) };
  }
  return Response.json({ message: '', data: served, time_current: 1 });
};

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TargetCard />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: TARGET.set }));
  await screen.findByRole('dialog');
};
const date = () => screen.getByLabelText<HTMLInputElement>(TARGET.examDate);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

// Loaded when first asked for, which takes a while on a busy machine.
beforeAll(() => import('./target-dialog.tsx'));
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  served = profile;
  posted.length = 0;
  storeSession('token', ID);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
  dropTargetDraft();
});

describe('the target', () => {
  it('asks a guest to sign in', () => {
    clearSession();
    show();
    press(TARGET.guestAction);
    expect(useAuthDialog.getState().asked).toBe('login');
  });

  it('is saved by itself, and shown with the time that is left', async () => {
    await open();
    choose('6.5');
    choose('45 phút');
    fireEvent.change(date(), { target: { value: '2099-03-01' } });
    press(TARGET.save);
    expect(await screen.findByText('Band 6.5')).toBeTruthy();
    expect(posted).toEqual([{ target_band: 6.5, exam_date: '2099-03-01', daily_minutes: 45 }]);
    expect(screen.getByText('01/03/2099')).toBeTruthy();
    expect(screen.getByText(/^Còn \d+ tuần/)).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('wants a band, and no day that has passed', async () => {
    await open();
    fireEvent.change(date(), { target: { value: '2020-01-01' } });
    press(TARGET.save);
    expect(screen.getByText(TARGET.bandMissing)).toBeTruthy();
    expect(screen.getByText(TARGET.examDatePast)).toBeTruthy();
    expect(posted).toEqual([]);
  });

  it('says that saving needs a network, and keeps what was chosen when it is closed', async () => {
    await open();
    choose('7.0');
    served = null;
    press(TARGET.save);
    expect(await screen.findByText(TARGET.needsNetwork)).toBeTruthy();
    press(TARGET.cancel);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(TARGET.set);
    await screen.findByRole('dialog');
    expect(screen.getByRole('radio', { name: '7.0' })).toHaveProperty('checked', true);
  });

  it('says so when it is not known', async () => {
    served = null;
    show();
    expect(await screen.findByText(TARGET.unknown)).toBeTruthy();
  });
});
