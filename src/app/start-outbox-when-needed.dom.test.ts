import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { useEviction } from '#src/platform/outbox/start/eviction.ts';
import { startOutboxWhenNeeded } from './start-outbox-when-needed.ts';

// Sending is not tested here, and would outlive the test.
vi.mock('#src/platform/outbox/sending/scheduler.ts', () => ({ startDraining: () => () => undefined }));

it('starts the outbox for a guest whose database is gone, so that the loss is reported', async () => {
  localStorage.setItem('luyen.has-work', JSON.stringify({ id: 'gone', waiting: 1 }));
  await startOutboxWhenNeeded();
  await vi.waitFor(() => expect(useEviction.getState().lost).toMatchObject({ waiting: 1 }), 10_000);
}, 30_000);
