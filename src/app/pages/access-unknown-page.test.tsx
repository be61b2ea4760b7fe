import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { AccessUnknown } from '../guards/access-unknown.ts';
import { ACCESS } from '../messages/access.ts';
import { RouteFailure } from './route-failure.tsx';

const server = { isAnswering: false, asked: 0 };

/** A page whose loader decides as the server answers. */
function openPage(): void {
  const loader = async () => {
    server.asked += 1;
    // As long as a call takes, at least: the router shows that it asks.
    await new Promise((resolve) => setTimeout(resolve));
    if (!server.isAnswering) throw new AccessUnknown();
    return null;
  };
  const routes = [{ path: '/', loader, element: <h1>Bàn giáo viên</h1>, errorElement: <RouteFailure /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

beforeEach(() => {
  Object.assign(server, { isAnswering: false, asked: 0 });
  connectivity.setState({ state: 'offline' });
});

it('keeps the address, says what it waits for, and opens when asked again', async () => {
  openPage();
  expect(await screen.findByRole('heading', { name: ACCESS.unknownTitle })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(ACCESS.unknownOffline);
  expect(screen.getByRole('link', { name: ACCESS.meanwhile })).toHaveAttribute('href', '/');
  server.isAnswering = true;
  fireEvent.click(screen.getByRole('button', { name: ACCESS.askAgain }));
  expect(await screen.findByRole('heading', { name: 'Bàn giáo viên' })).toBeVisible();
});

it('opens by itself when the network is back', async () => {
  openPage();
  await screen.findByRole('heading', { name: ACCESS.unknownTitle });
  server.isAnswering = true;
  act(() => connectivity.setState({ state: 'online' }));
  expect(await screen.findByRole('heading', { name: 'Bàn giáo viên' })).toBeVisible();
});

it('asks once when the network is back, then only when it is time again', async () => {
  openPage();
  await screen.findByRole('heading', { name: ACCESS.unknownTitle });
  act(() => connectivity.setState({ state: 'online' }));
  expect(await screen.findByText(ACCESS.unknownServer)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: ACCESS.askAgain })).toBeEnabled());
  expect(server.asked).toBe(2);
});
