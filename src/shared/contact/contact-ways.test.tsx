import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CONTACT } from '#src/messages/contact.ts';
import { ContactWays } from './contact-ways.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOTHING = { company: null, address: null, email: null, phone: null };

/** What is shown where the server says this; null: where it cannot be reached. */
function show(data: object | null): void {
  vi.stubGlobal('fetch', async () => {
    if (data === null) throw new TypeError('no network');
    return Response.json({ message: '', data, time_current: 1 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ContactWays />
    </QueryClientProvider>,
  );
}

it('links what can be called or written to, and only tells the rest', async () => {
  show({
    company: 'Trung tâm Ví Dụ',
    email: 'hoi@truong.example',
    phone: '024 3123 4567',
    address: 'Số 1 phố Ví Dụ, Hà Nội',
  });
  expect(await screen.findByText('Số 1 phố Ví Dụ, Hà Nội')).toBeTruthy();
  expect(screen.getByText('Trung tâm Ví Dụ')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hoi@truong.example',
    'tel:02431234567',
  ]);
  expect(screen.queryByText(CONTACT.none)).toBeNull();
});

it.each([
  ['nothing is told', NOTHING, CONTACT.none],
  ['an address alone is told', { ...NOTHING, address: 'Số 1 phố Ví Dụ' }, CONTACT.none],
  ['it cannot be read', null, CONTACT.unknown],
])('says so where %s', async (_, data, words) => {
  show(data);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
