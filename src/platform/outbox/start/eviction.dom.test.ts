import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';

// Sending is tested elsewhere, and would outlive the page.
vi.mock('../sending/scheduler.ts', () => ({ startDraining: () => () => undefined }));

const LAN = '019aa000-0000-7000-8000-000000000001';

/** What the app does when its page opens: all modules are loaded again, as after a reload. */
async function openPage() {
  vi.resetModules();
  const [{ startOutbox }, { useEviction, acknowledgeEviction }, { saveCommand }, { db }] = await Promise.all([
    import('./start-outbox.ts'),
    import('./eviction.ts'),
    import('../queue/save-command.ts'),
    import('../database/db.ts'),
  ]);
  return { startOutbox, useEviction, acknowledgeEviction, saveCommand, db };
}

type Opened = Awaited<ReturnType<typeof openPage>>;

const work = ({ saveCommand }: Opened) =>
  saveCommand(ENDPOINTS.lesson.updateProgress, {
    owner: LAN,
    params: { id: 'l' },
    body: { section_id: crypto.randomUUID(), status: 2, at: 1, skew: 0 },
    label: 'bài',
  });
const marked = (waiting: number) => () =>
  expect(JSON.parse(localStorage.getItem('luyen.has-work') ?? '{}')).toMatchObject({ waiting });

const api = fakeApi();

beforeEach(() => {
  localStorage.clear();
  api.noNetwork();
});

it('work evicted by the browser is reported at every start until somebody has read it', async () => {
  const first = await openPage();
  await first.startOutbox(true);
  expect(first.useEviction.getState().lost).toBeNull();
  await work(first);
  await work(first);
  await vi.waitFor(marked(2));
  await first.db.delete();

  const second = await openPage();
  await second.startOutbox(true);
  expect(second.useEviction.getState().lost).toMatchObject({ waiting: 2 });
  await work(second);
  await vi.waitFor(marked(1));

  const third = await openPage();
  await third.startOutbox(true);
  expect(third.useEviction.getState().lost).toMatchObject({ waiting: 2 });
  third.acknowledgeEviction();

  const fourth = await openPage();
  await fourth.startOutbox(true);
  expect(fourth.useEviction.getState().lost).toBeNull();

  // Its stores exist but are empty: it is not the database that was there before.
  await fourth.db.meta.clear();
  await fourth.db.commands.clear();
  const fifth = await openPage();
  await fifth.startOutbox(true);
  expect(fifth.useEviction.getState().lost).not.toBeNull();
}, 60_000);
