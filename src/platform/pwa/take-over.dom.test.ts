import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeOver } from './take-over.ts';
import { holdUpdates } from './update.ts';

const reload = vi.fn();
const messageSkipWaiting = vi.fn();
let controlling: () => void;
const workbox = {
  addEventListener: (_: string, listener: () => void) => {
    controlling = listener;
  },
  messageSkipWaiting,
} as unknown as Parameters<typeof takeOver>[0];

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('navigator', { serviceWorker: { controller: { state: 'activated' } } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an accepted version', () => {
  it('is asked to take over, and the page loads again once it has', () => {
    takeOver(workbox, { waiting: {} as ServiceWorker });
    expect(messageSkipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    controlling();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that comes late waits for a recording to end', () => {
    takeOver(workbox, { waiting: {} as ServiceWorker });
    const release = holdUpdates('recording');
    controlling();
    expect(reload).not.toHaveBeenCalled();
    release();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that took over for another page is already there: this page loads again', () => {
    takeOver(workbox, { waiting: null });
    expect(messageSkipWaiting).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });
});
