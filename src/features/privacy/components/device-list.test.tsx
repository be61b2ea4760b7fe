import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { useToasts } from '#src/ui/toast.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { DeviceList } from './device-list.tsx';

const HERE = '019aa000-0000-7000-8000-000000000001';
const THERE = '019aa000-0000-7000-8000-000000000002';
const at = Date.UTC(2026, 10, 21);
const times = { signed_in_at: at, last_used_at: at };
const here = { id: HERE, device: 'Firefox · Linux', network: '113.161.x.x', ...times, is_current: true };
const there = { id: THERE, device: null, network: null, ...times, is_current: false };

const api = fakeApi();

beforeEach(() => {
  api.answer(ENDPOINTS.privacy.devices, { devices: [here, there] });
  renderApp(<DeviceList />);
});
afterEach(() => useToasts.setState({ items: [] }));

const endOther = async () =>
  fireEvent.click(await screen.findByRole('button', { name: PRIVACY.endDeviceLabel(PRIVACY.unknownDevice) }));
const toasts = () => useToasts.getState().items.map(({ tone, text }) => [tone, text]);

it('signs out another device, never this one, and shows the rest', async () => {
  await screen.findByText('Firefox · Linux');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('Dùng gần nhất ngày 21/11/2026, mạng 113.161.x.x')).toBeVisible();
  api.answer(ENDPOINTS.privacy.endDevice, {});
  api.answer(ENDPOINTS.privacy.devices, { devices: [here] });
  await endOther();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(api.callsOf(ENDPOINTS.privacy.endDevice)).toMatchObject([{ params: { id: THERE } }]);
  expect(toasts()).toEqual([['success', PRIVACY.deviceEnded]]);
});

it('reports that the device had already been signed out', async () => {
  await screen.findByText('Firefox · Linux');
  api.refuse(ENDPOINTS.privacy.endDevice, 'NOT_FOUND');
  api.answer(ENDPOINTS.privacy.devices, { devices: [here] });
  await endOther();
  await waitFor(() => expect(toasts()).toEqual([['info', PRIVACY.deviceGone]]));
});
