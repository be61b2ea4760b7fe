import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { PLACEMENT } from '#src/messages/placement.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes } from '#tests/support/render-app.tsx';
import { Component } from './instructions-page.tsx';

const api = fakeApi();

it('ends its waiting, and says what to do, where the test is known but not its questions', async () => {
  api.noNetwork();
  api.answer(ENDPOINTS.examList.list, { tests: [{ placement: true, minutes: 20, parts: 3 }] });
  renderRoutes([{ path: '/input-test', Component }], '/input-test');
  expect(await screen.findByText(PLACEMENT.offlineText)).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});
