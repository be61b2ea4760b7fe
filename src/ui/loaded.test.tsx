import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UI } from '#src/messages/ui.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { Loaded, type LoadedQuery } from './loaded.tsx';

const failure = (code: 'NETWORK' | 'SERVER_ERROR') =>
  new ApiError({ success: false, status: 503, code, message: '', data: null, retryAfter: null });

const refetch = vi.fn();
const query = (state: Partial<LoadedQuery<string[]>>): LoadedQuery<string[]> => ({
  ...{ data: undefined, error: null, isError: false, refetch },
  ...state,
});

const list = (names: string[]) => <p>{names.join()}</p>;
const none = (names: string[]) => names.length === 0 && <p>none</p>;
const shown = (state: Partial<LoadedQuery<string[]>>) => (
  <Loaded query={query(state)} offlineText="Mở một lần khi có mạng." empty={none}>
    {list}
  </Loaded>
);
const busy = () => document.querySelector('[aria-busy="true"]');

it('says that it is waiting', () => {
  renderApp(shown({}));
  expect(busy()).not.toBeNull();
});

it.each([
  ['a failure', 'SERVER_ERROR', UI.errorTitle],
  ['no network, with nothing on this device', 'NETWORK', UI.offlineTitle],
] as const)('%s is said, and can be tried again', (_, code, title) => {
  refetch.mockClear();
  vi.stubGlobal('navigator', { onLine: code !== 'NETWORK' });
  renderApp(shown({ error: failure(code), isError: true }));
  expect(busy()).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByText('Mở một lần khi có mạng.') !== null).toBe(code === 'NETWORK');
  fireEvent.click(screen.getByRole('button', { name: UI.retry }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows the data, also when it could not be refreshed', () => {
  renderApp(shown({ data: ['a', 'b'], error: failure('NETWORK'), isError: true }));
  expect(screen.getByText('a,b')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that there is nothing', () => {
  renderApp(shown({ data: [] }));
  expect(screen.getByText('none')).toBeVisible();
});

it('waits and fails in words of the screen, where it has some', () => {
  const words = (state: Partial<LoadedQuery<string[]>>) => (
    <Loaded query={query(state)} waiting="a moment" failed={(error) => error?.name}>
      {list}
    </Loaded>
  );
  const { unmount } = renderApp(words({}));
  expect(screen.getByText('a moment')).toBeVisible();
  unmount();
  renderApp(words({ error: failure('NETWORK'), isError: true }));
  expect(screen.getByText('ApiError')).toBeVisible();
});

it('without children only takes the place of what a screen makes of the data', () => {
  renderApp(<Loaded query={query({ data: ['a'] })} />);
  expect(busy()).not.toBeNull();
});
