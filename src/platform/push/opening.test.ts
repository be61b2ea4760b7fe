import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import { openFromNotifications } from './open-from-notifications.ts';
import { usePostponedPage } from './postponed-page.ts';

const container = Object.assign(new EventTarget(), { startMessages: () => undefined });
const heard = vi.fn();
const go = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  stop = openFromNotifications(go);
});
afterEach(() => {
  stop();
  usePostponedPage.setState({ path: null });
  heard.mockClear();
  go.mockClear();
});

/** A message of the service worker. */
const post = (data: unknown): void => {
  const event = Object.assign(new Event('message'), { data, ports: [{ postMessage: heard }] });
  act(() => void container.dispatchEvent(event));
};

it('a press on a notification opens its page in this window, which says that it has heard', () => {
  post({ type: 'OPEN_PATH', path: '/lesson/a?section=b' });
  expect(go).toHaveBeenCalledWith('/lesson/a?section=b');
  expect(heard).toHaveBeenCalledOnce();
});

it('during a recording it is only offered', () => {
  const release = holdUpdates('recording');
  post({ type: 'OPEN_PATH', path: '/lesson/a' });
  release();
  expect(go).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledOnce();
  expect(usePostponedPage.getState().path).toBe('/lesson/a');
});

it.each([
  ['another message', { type: 'OTHER', path: '/lesson/a' }],
  ['another site', { type: 'OPEN_PATH', path: 'https://attacker.example/' }],
  ['no path', { type: 'OPEN_PATH' }],
  ['nothing', null],
])('%s opens nothing', (_, data) => {
  post(data);
  expect(go).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});
