import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { Component as ContactPage } from '#src/features/contact/pages/contact-page.tsx';
import { Component as TermsPage } from '#src/features/site-pages/pages/terms-page.tsx';
import { SHELL } from '#src/messages/shell.ts';
import { closeAdvice, useAdviceAbout, useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { FakeObserver } from '#tests/support/fake-observer.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { Footer } from './layout/footer.tsx';
import { Component as ReportPage } from './pages/report-page.tsx';

const api = fakeApi();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  FakeObserver.all = [];
  api.noNetwork();
  api.answer(ENDPOINTS.contact.ways, {
    company: 'Trung tâm Ví Dụ',
    email: 'hoi@truong.example',
  });
});

it.each([
  ['the footer', Footer],
  ['the page to ask', ContactPage],
  ['the report', ReportPage],
  ['the terms', TermsPage],
])('%s shows the contact details that the operator has configured', async (_, Page) => {
  renderApp(<Page />);
  act(() => {
    for (const observer of FakeObserver.all)
      for (const watched of observer.watched) observer.see(watched, true);
  });
  const link = await screen.findByRole('link', { name: 'hoi@truong.example' });
  expect(link.getAttribute('href')).toBe('mailto:hoi@truong.example');
  expect(screen.getByText('Trung tâm Ví Dụ')).toBeVisible();
});

function StaffPage() {
  useAdviceAbout(null);
  return <Footer />;
}

it('a page that offers no advice has no form for it', () => {
  renderApp(<StaffPage />);
  expect(FakeObserver.all.flatMap(({ watched }) => [...watched])).toEqual([]);
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it('a signed-in learner has one link instead of the form, which opens it with what is known', () => {
  signIn();
  renderApp(<Footer />);
  expect(FakeObserver.all.flatMap(({ watched }) => [...watched])).toEqual([]);
  expect(screen.queryByRole('link', { name: SHELL.contact })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: SHELL.contact }));
  expect(useAdviceDialog.getState().asked).toBe(true);
  closeAdvice();
});
