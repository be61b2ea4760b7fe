import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { TARGET } from '#src/messages/target.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { dropTargetDraft } from '#src/shared/target/target-draft.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { TargetCard } from './target-card.tsx';

const profile = made(ENDPOINTS.account.getProfile.response, {
  id: LEARNER,
  full_name: 'Lê Thị Bình',
  phone_number: '0912345678',
  is_default_avatar: true,
  has_password: true,
});

const api = fakeApi();

const show = () => renderApp(<TargetCard />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: TARGET.set }));
  await screen.findByRole('dialog');
};
const date = () => screen.getByLabelText<HTMLInputElement>(TARGET.examDate);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

// Lazy-loaded, which takes a while on a busy machine.
beforeAll(() => import('#src/shared/target/target-dialog.tsx'));
beforeEach(() => {
  signIn();
  api.answer(ENDPOINTS.account.getProfile, profile);
});
afterEach(() => {
  dropTargetDraft();
});

describe('the target', () => {
  it('asks a guest to sign in', () => {
    clearSession();
    show();
    press(TARGET.guestAction);
    expect(useAuthDialog.getState().asked).toBe('login');
  });

  it('is saved without the rest of the profile, and shown with the time that is left', async () => {
    await open();
    const target = { target_band: 6.5, exam_date: '2099-03-01', daily_minutes: 45 };
    api.answer(ENDPOINTS.profile.update, { ...profile, ...target });
    api.answer(ENDPOINTS.account.getProfile, { ...profile, ...target });
    choose('6.5');
    choose('45 phút');
    fireEvent.change(date(), { target: { value: '2099-03-01' } });
    press(TARGET.save);
    expect(await screen.findByText('Band 6.5')).toBeVisible();
    expect(api.sentTo(ENDPOINTS.profile.update)).toEqual([target]);
    expect(screen.getByText('01/03/2099')).toBeVisible();
    expect(screen.getByText(/^Còn \d+ tuần/)).toBeVisible();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requires a band, and no date in the past', async () => {
    await open();
    fireEvent.change(date(), { target: { value: '2020-01-01' } });
    press(TARGET.save);
    expect(screen.getByText(TARGET.bandMissing)).toBeVisible();
    expect(screen.getByText(TARGET.examDatePast)).toBeVisible();
    expect(api.sentTo(ENDPOINTS.profile.update)).toEqual([]);
  });

  it('says that saving needs a network, and preserves the input when it is closed', async () => {
    await open();
    choose('7.0');
    api.noNetwork();
    press(TARGET.save);
    expect(await screen.findByText(TARGET.needsNetwork)).toBeVisible();
    press(TARGET.cancel);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(TARGET.set);
    await screen.findByRole('dialog');
    expect(screen.getByRole('radio', { name: '7.0' })).toHaveProperty('checked', true);
  });

  it('says so if it is unknown', async () => {
    api.noNetwork();
    show();
    expect(await screen.findByText(TARGET.unknown)).toBeVisible();
  });
});
