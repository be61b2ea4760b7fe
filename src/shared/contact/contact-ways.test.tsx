import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { CONTACT } from '#src/messages/contact.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { ContactWays } from './contact-ways.tsx';

const api = fakeApi();

const NOTHING = { company: null, address: null, email: null, phone: null };

/** What is shown for this response; null: the server cannot be reached. */
function show(data: z.infer<typeof ENDPOINTS.contact.ways.response> | null): void {
  if (data) api.answer(ENDPOINTS.contact.ways, data);
  else api.noNetwork();
  renderApp(<ContactWays />);
}

it('links phone numbers and emails, and shows the rest as text', async () => {
  show({
    company: 'Trung tâm Ví Dụ',
    email: 'hoi@truong.example',
    phone: '024 3123 4567',
    address: 'Số 1 phố Ví Dụ, Hà Nội',
  });
  expect(await screen.findByText('Số 1 phố Ví Dụ, Hà Nội')).toBeVisible();
  expect(screen.getByText('Trung tâm Ví Dụ')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hoi@truong.example',
    'tel:02431234567',
  ]);
  expect(screen.queryByText(CONTACT.none)).toBeNull();
});

it.each([
  ['nothing is given', NOTHING, CONTACT.none],
  ['only an address is given', { ...NOTHING, address: 'Số 1 phố Ví Dụ' }, CONTACT.none],
  ['it cannot be loaded', null, CONTACT.unknown],
])('says so where %s', async (_, data, words) => {
  show(data);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
