import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ConsentKind } from '#contract/privacy.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ASK_TEXT } from '#src/messages/consent.ts';
import { consents } from '#src/platform/outbox/consent/consents.ts';
import { unsentTextConsent } from '#src/platform/outbox/consent/text-consent.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, newQueryClient, renderApp } from '#tests/support/render-app.tsx';
import { TextServiceOffer } from './text-service-offer.tsx';

const api = fakeApi();

/**
 * Shows the offer for a server with these services and this decision; settles when the server has responded.
 */
async function show(services: ConsentKind[], given?: boolean): Promise<void> {
  const decided = given === undefined ? [] : [{ kind: 'text_service' as const, given, at: 1 }];
  api.answer(ENDPOINTS.privacy.consents, { consents: decided, history: decided, services });
  const client = newQueryClient();
  renderApp(<TextServiceOffer owner={LEARNER} />, { client });
  await vi.waitFor(() => expect(client.getQueryState(consents(LEARNER).queryKey)?.status).toBe('success'));
}

beforeEach(() => db.commands.clear());

it.each([
  ['yes', ASK_TEXT.accept, true, ASK_TEXT.on],
  ['no', ASK_TEXT.decline, false, ASK_TEXT.off],
])('a learner who was never asked is asked once, and may say %s', async (_, button, given, confirmation) => {
  await show(['text_service']);
  expect(await screen.findByText(ASK_TEXT.text)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect((await screen.findByRole('status')).textContent).toContain(confirmation);
  expect(screen.queryByText(ASK_TEXT.title)).toBeNull();
  expect(await unsentTextConsent(LEARNER)).toMatchObject({ given });
});

it.each<[string, ConsentKind[], boolean | undefined]>([
  ['the server has no such service', ['voice_service'], undefined],
  ['the learner agreed before', ['text_service'], true],
  ['the learner said no before', ['text_service'], false],
])('is not shown if %s', async (_, services, given) => {
  await show(services, given);
  expect(screen.queryByText(ASK_TEXT.title)).toBeNull();
});
