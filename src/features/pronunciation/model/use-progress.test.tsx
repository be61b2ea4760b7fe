import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PRONUNCIATION_STATUS } from '#contract/pronunciation-lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { sectionsDone } from '#rules/pronunciation/path-progress.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { acknowledge } from '#src/platform/outbox/sending/settle-row.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { saveSection } from './save-progress.ts';
import { usePathProgress } from './use-progress.ts';

const { pronunciationProgressOfAll } = ENDPOINTS.lesson;
const api = fakeApi();

function Done() {
  const { progress } = usePathProgress(LEARNER);
  return <p>{`xong ${sectionsDone(progress, 'th')}`}</p>;
}

beforeEach(async () => {
  signIn();
  await Promise.all([db.commands.clear(), db.receipts.clear()]);
  api.answer(pronunciationProgressOfAll, { progress: [], resets: [] });
});

it('keeps a section that has arrived when the network goes before progress is read anew', async () => {
  const section = { section: 'hear', status: PRONUNCIATION_STATUS.completed, score: null } as const;
  await saveSection(LEARNER, { id: 'th', title: '' }, section);
  const shown = renderApp(<Done />, { client: queryClient });
  expect(await screen.findByText('xong 1')).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  api.noNetwork();
  const asked = api.callsOf(pronunciationProgressOfAll).length;
  const [row] = await db.commands.toArray();
  if (!row) throw new Error('it is not in the queue');
  await acknowledge(row, 1);
  await waitFor(() => expect(api.callsOf(pronunciationProgressOfAll).length).toBeGreaterThan(asked));
  expect(screen.getByText('xong 1')).toBeVisible();
  shown.unmount();
  queryClient.clear();
  renderApp(<Done />, { client: queryClient });
  expect(await screen.findByText('xong 1')).toBeVisible();
});
