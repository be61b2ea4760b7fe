import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRIVACY } from '#src/messages/privacy.ts';
import { useToasts } from '#src/ui/toast.ts';
import { DeviceList } from './device-list.tsx';

const HERE = '019aa000-0000-7000-8000-000000000001';
const THERE = '019aa000-0000-7000-8000-000000000002';
const at = Date.UTC(2026, 10, 21);
const times = { signed_in_at: at, last_used_at: at };
const here = { id: HERE, device: 'Firefox · Linux', network: '113.161.x.x', ...times, is_current: true };
const there = { id: THERE, device: null, network: null, ...times, is_current: false };

const server = vi.fn<(url: string) => { status: number; body: object }>();
const answer = (data: unknown) => ({ status: 200, body: { message: '', data, time_current: 1 } });

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const { status, body } = server(url);
    return new Response(JSON.stringify(body), { status });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.mockReturnValueOnce(answer({ devices: [here, there] }));
  render(
    <QueryClientProvider client={client}>
      <DeviceList />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  server.mockReset();
  useToasts.setState({ items: [] });
});

const endOther = async () =>
  fireEvent.click(await screen.findByRole('button', { name: PRIVACY.endDeviceLabel(PRIVACY.unknownDevice) }));
const toasts = () => useToasts.getState().items.map(({ tone, text }) => [tone, text]);

it('ends another device, never this one, and shows what is left', async () => {
  await screen.findByText('Firefox · Linux');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('Dùng gần nhất ngày 21/11/2026, mạng 113.161.x.x')).toBeTruthy();
  server.mockReturnValueOnce(answer({})).mockReturnValueOnce(answer({ devices: [here] }));
  await endOther();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(server).toHaveBeenCalledWith(`/api/privacy/devices/${THERE}/end`);
  expect(toasts()).toEqual([['success', PRIVACY.deviceEnded]]);
});

it('says so when that device had been left already', async () => {
  const gone = { code: 'NOT_FOUND', message: 'x', data: null, time_current: 1 };
  await screen.findByText('Firefox · Linux');
  server.mockReturnValueOnce({ status: 404, body: gone });
  server.mockReturnValueOnce(answer({ devices: [here] }));
  await endOther();
  await waitFor(() => expect(toasts()).toEqual([['info', PRIVACY.deviceGone]]));
});
