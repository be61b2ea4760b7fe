import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { STREAK } from './messages/streak.ts';
import { ZoneOffer } from './zone-offer.tsx';

const api = fakeApi();
const NOW = Date.parse('2026-11-23T00:00:00Z');
const ELSEWHERE = 'Europe/Paris';

const open = () => {
  signIn();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Whatever zone this machine is in, the learner's days are those of another one.
  const stored = timeZone === ELSEWHERE ? 'Asia/Tokyo' : ELSEWHERE;
  renderApp(<ZoneOffer stored={stored} now={NOW} />);
};
const button = (pattern: RegExp) => screen.getByRole('button', { name: pattern });

beforeEach(() => {
  api.answerWith(ENDPOINTS.profile.setTimeZone, () => ({ time_zone: 'Asia/Tokyo', skipped: [] }));
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('changes the zone only when the learner says so', async () => {
  open();
  expect(screen.getByText(STREAK.zoneTitle)).toBeVisible();
  expect(api.callsOf(ENDPOINTS.profile.setTimeZone)).toHaveLength(0);
  fireEvent.click(button(/^Tính theo giờ/));
  await waitFor(() => expect(api.callsOf(ENDPOINTS.profile.setTimeZone)).toHaveLength(1));
});

it('goes away when it is declined, and stays away', () => {
  open();
  fireEvent.click(button(/^Giữ giờ/));
  expect(screen.queryByText(STREAK.zoneTitle)).toBeNull();
  open();
  expect(screen.queryByText(STREAK.zoneTitle)).toBeNull();
  expect(api.callsOf(ENDPOINTS.profile.setTimeZone)).toHaveLength(0);
});

it('says that it needs the network', async () => {
  api.noNetwork();
  open();
  fireEvent.click(button(/^Tính theo giờ/));
  expect(await screen.findByText(STREAK.zoneOffline)).toBeVisible();
  expect(button(/^Giữ giờ/)).toBeEnabled();
});
