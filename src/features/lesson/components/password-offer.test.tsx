import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { newQueryClient, renderApp } from '#tests/support/render-app.tsx';
import { PasswordOffer } from './password-offer.tsx';

const api = fakeApi();
const LAN = '019aa000-0000-7000-8000-000000000001';
const MAI = '019aa000-0000-7000-8000-000000000002';
const title = () => screen.queryByRole('heading', { name: ACCOUNT.offerTitle });

beforeEach(() => localStorage.clear());

it('offers a password once to each learner who has none, and says how to get back in', async () => {
  api.answer(ENDPOINTS.account.getProfile, { has_password: false, phone_number: '0912345678' });
  renderApp(<PasswordOffer learnerId={LAN} />);
  expect(await screen.findByText(ACCOUNT.offerText('0912345678'))).toBeVisible();
  expect(screen.getByRole('link', { name: ACCOUNT.setPassword })).toHaveAttribute(
    'href',
    '/my-profile/change-password',
  );
  fireEvent.click(screen.getByRole('button', { name: ACCOUNT.keepCodes }));
  expect(title()).toBeNull();
  cleanup();
  renderApp(
    <>
      <PasswordOffer learnerId={LAN} />
      <PasswordOffer learnerId={MAI} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('heading', { name: ACCOUNT.offerTitle })).toHaveLength(1));
});

it('is silent for who has one', async () => {
  api.answer(ENDPOINTS.account.getProfile, { has_password: true });
  const client = newQueryClient();
  renderApp(<PasswordOffer learnerId={LAN} />, { client });
  await waitFor(() => expect(client.getQueryData(profile().queryKey)).toMatchObject({ has_password: true }));
  expect(title()).toBeNull();
});
