import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { UI } from '#src/messages/ui.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes } from '#tests/support/render-app.tsx';
import { Component } from './placement-result-page.tsx';

const api = fakeApi();

it('an address that names no attempt says in words that nothing is there', async () => {
  api.noNetwork();
  const field = 'attempt_id';
  api.refuse(ENDPOINTS.examTaking.listQuestion, 'BAD_REQUEST', field);
  renderRoutes([{ path: '/input-test/:id?', Component }], '/input-test/abc?test=dau-vao');
  expect(await screen.findByText(UI.notFoundText)).toBeVisible();
  expect(screen.queryByText(field)).toBeNull();
});
