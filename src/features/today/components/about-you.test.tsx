import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { TODAY } from '../messages/today.ts';
import { useAboutYou } from '../model/use-about-you.ts';
import { AboutYou } from './about-you.tsx';

const api = fakeApi();
const words = TODAY.aboutYou;
const person = (changes: { full_name: string; target_band: number | null }) =>
  made(ENDPOINTS.account.getProfile.response, { id: LEARNER, ...changes });

beforeEach(() => {
  localStorage.clear();
  signIn();
});

const Asked = () => <AboutYou {...useAboutYou(LEARNER)} />;
const open = () => renderApp(<Asked />);

it('asks a new learner for a name and a target, and saves both', async () => {
  api.answer(ENDPOINTS.account.getProfile, person({ full_name: '', target_band: null }));
  api.answer(ENDPOINTS.profile.update, person({ full_name: 'Lan', target_band: 6.5 }));
  open();
  fireEvent.change(await screen.findByLabelText(words.name), { target: { value: ' Lan ' } });
  fireEvent.click(screen.getByRole('radio', { name: '6.5' }));
  fireEvent.click(screen.getByRole('button', { name: words.save }));
  await waitFor(() => expect(screen.queryByLabelText(words.name)).toBeNull());
  expect(api.callsOf(ENDPOINTS.profile.update)[0]).toMatchObject({
    body: { full_name: 'Lan', target_band: 6.5 },
  });
});

it('asks only for what is missing, and not again once it was put off', async () => {
  api.answer(ENDPOINTS.account.getProfile, person({ full_name: 'Lan', target_band: null }));
  const first = open();
  fireEvent.click(await screen.findByRole('button', { name: words.later }));
  expect(screen.queryByRole('button', { name: words.later })).toBeNull();
  first.unmount();
  const calls = api.callsOf(ENDPOINTS.account.getProfile).length;
  open();
  await waitFor(() => expect(api.callsOf(ENDPOINTS.account.getProfile)).toHaveLength(calls + 1));
  await waitFor(() => expect(document.body.textContent).toBe(''));
});
