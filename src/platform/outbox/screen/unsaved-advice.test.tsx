import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SlowStorageError, STORAGE_FAILURES } from '#rules/storage/storage-failure.ts';
import { STORAGE_ADVICE } from '#src/messages/storage.ts';
import { useToasts } from '#src/ui/toast.ts';
import { tellUnsaved } from './tell-unsaved.ts';
import { UnsavedNotice } from './unsaved-advice.tsx';

const estimate = (usage: number, quota: number): unknown =>
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ usage, quota }) },
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
  vi.unstubAllGlobals();
  useToasts.setState({ items: [] });
});

const DATABASE = {};

it.each([
  ['full', new DOMException('', 'QuotaExceededError'), DATABASE, 10e9],
  ['full', new DOMException('Internal error', 'UnknownError'), DATABASE, 1000],
  ['broken', new DOMException('Internal error', 'UnknownError'), DATABASE, 10e9],
  ['blocked', new TypeError('null has no open'), null, 10e9],
  ['slow', new SlowStorageError('late'), DATABASE, 1000],
  ['unknown', new TypeError('a fault of ours'), DATABASE, 1000],
] as const)('%s: %o says what was not saved and this one advice', async (failure, error, indexedDB, free) => {
  vi.stubGlobal('indexedDB', indexedDB);
  estimate(0, free);
  render(<UnsavedNotice what="Mình chưa lưu được câu này." error={error} />);
  const said = `Mình chưa lưu được câu này. ${STORAGE_ADVICE[failure]}`;
  expect(await screen.findByText(said)).toBeVisible();
  for (const other of STORAGE_FAILURES)
    if (other !== failure) expect(document.body.textContent).not.toContain(STORAGE_ADVICE[other]);
  await tellUnsaved('Mình chưa lưu được câu này.', error);
  expect(useToasts.getState().items).toMatchObject([{ tone: 'error', text: said }]);
});

it('shows nothing while nothing has failed', () => {
  const { container } = render(<UnsavedNotice what="x" error={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
