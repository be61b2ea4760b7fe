import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { acknowledge } from '#src/platform/outbox/sending/settle-row.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { useSceneRecords } from './use-scene-records.ts';

const { records } = ENDPOINTS.conversation;
const VISIT = '019aa000-0000-7000-8000-0000000000c1';
const api = fakeApi();

function Cafe({ name }: { name: string }) {
  const cafe = useSceneRecords(LEARNER).get('cafe');
  return <p>{`${name}: ${cafe?.visits ?? 0} lần, ${cafe?.missions.join(' ') ?? ''}`}</p>;
}
const Two = () => (
  <>
    <Cafe name="one" />
    <Cafe name="other" />
  </>
);
/** What was on screen, one after the other. */
const shown: number[] = [];
function Watched() {
  const visits = useSceneRecords(LEARNER).get('cafe')?.visits ?? 0;
  shown.push(visits);
  return <p>{`${visits} lần`}</p>;
}
const visit = () =>
  saveCommand(ENDPOINTS.conversation.visit, {
    ...{ owner: LEARNER, params: { id: 'cafe' }, label: '' },
    body: {
      id: VISIT,
      end: 'good',
      missions: ['price'],
      understood: 3,
      turns: 4,
      is_free: false,
      at: 1,
      skew: 0,
    },
  });

beforeEach(async () => {
  signIn();
  await Promise.all([db.commands.clear(), db.receipts.clear()]);
  api.answer(records, { records: [{ scene_id: 'cafe', visits: 2, is_reached: false, missions: ['eat'] }] });
});

it('never shows less than was done while a visit arrives', async () => {
  queryClient.clear();
  shown.length = 0;
  const id = await visit();
  renderApp(<Watched />, { client: queryClient });
  expect(await screen.findByText('3 lần')).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const from = shown.length;
  api.answer(records, {
    records: [{ scene_id: 'cafe', visits: 3, is_reached: true, missions: ['eat', 'price'] }],
  });
  const asked = api.callsOf(records).length;
  const row = await db.commands.get({ id });
  if (!row) throw new Error('it is not in the queue');
  await acknowledge(row, 1);
  await waitFor(() => expect(api.callsOf(records).length).toBeGreaterThan(asked));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(new Set(shown.slice(from))).toEqual(new Set([3]));
});

it('keeps a visit that has arrived when the network goes before the records are read anew', async () => {
  const id = await visit();
  const page = renderApp(<Two />, { client: queryClient });
  expect(await screen.findByText('one: 3 lần, eat price')).toBeVisible();
  api.noNetwork();
  const asked = api.callsOf(records).length;
  const row = await db.commands.get({ id });
  if (!row) throw new Error('it is not in the queue');
  await acknowledge(row, 1);
  await waitFor(() => expect(api.callsOf(records).length).toBeGreaterThan(asked));
  // Two parts of the page follow the visit; it counts once.
  expect(screen.getByText('one: 3 lần, eat price')).toBeVisible();
  expect(screen.getByText('other: 3 lần, eat price')).toBeVisible();
  page.unmount();
  queryClient.clear();
  renderApp(<Cafe name="later" />, { client: queryClient });
  expect(await screen.findByText('later: 3 lần, eat price')).toBeVisible();
});
