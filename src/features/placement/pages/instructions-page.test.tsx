import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { PLACEMENT } from '#src/messages/placement.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes } from '#tests/support/render-app.tsx';
import { Component } from './instructions-page.tsx';

vi.mock('#src/shared/reading-report/speech-model-offer.tsx', () => ({
  SpeechModelOffer: ({ hears }: { hears?: boolean }) => (
    <p>{hears ? 'the ear is offered' : 'the scorer is'}</p>
  ),
}));

const api = fakeApi();

it('ends its waiting, and says what to do, where the test is known but not its questions', async () => {
  await db.meta.put({ key: 'visitor', owner: 'guest-1', token: 't' });
  api.noNetwork();
  api.answer(ENDPOINTS.examList.list, { tests: [{ placement: true, minutes: 20, parts: 3 }] });
  renderRoutes([{ path: '/input-test', Component }], '/input-test');
  expect(await screen.findByText(PLACEMENT.offlineText)).toBeVisible();
  // Before the test, in which somebody speaks.
  expect(await screen.findByText('the ear is offered')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});
