import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as ContactPage } from '#src/features/contact/pages/contact-page.tsx';
import { Component as TermsPage } from '#src/features/site-pages/pages/terms-page.tsx';
import { FakeObserver } from '../../tests/support/fake-observer.ts';
import { Footer } from './layout/footer.tsx';
import { Component as ReportPage } from './pages/report-page.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  FakeObserver.all = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/contact/ways')) throw new TypeError('no network');
    const data = { company: 'Trung tâm Ví Dụ', address: null, email: 'hoi@truong.example', phone: null };
    return Response.json({ message: '', data, time_current: 1 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['the footer', Footer],
  ['the page to ask', ContactPage],
  ['the report', ReportPage],
  ['the terms', TermsPage],
])('%s says who runs the site, as they have told', async (_, Page) => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  act(() => {
    for (const observer of FakeObserver.all)
      for (const watched of observer.watched) observer.see(watched, true);
  });
  const link = await screen.findByRole('link', { name: 'hoi@truong.example' });
  expect(link.getAttribute('href')).toBe('mailto:hoi@truong.example');
  expect(screen.getByText('Trung tâm Ví Dụ')).toBeTruthy();
});
