import 'fake-indexeddb/auto';
import { createStore, setMany } from 'idb-keyval';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { readStoredQuery } from '#src/platform/offline/refresh-queries.ts';
import { LEARNER, signIn } from '#tests/support/render-app.tsx';
import profile from '../../../tests/support/earlier-version/learner.json' with { type: 'json' };
import { queryOf } from './queries-of.ts';

const row = z.object({
  key: z.string(),
  value: z.looseObject({ state: z.looseObject({ data: z.unknown() }) }),
});

const STORED = [
  { operation: 'course.details', id: 'thu' },
  { operation: 'lesson.assets', id: 'bai-thu' },
  { operation: 'lesson.assetsWithDetail', id: 'bai-thu' },
  { operation: 'lesson.nextLesson', id: 'bai-thu' },
  { operation: 'lesson.studySheet', id: 'phieu-thu' },
  { operation: 'revise.listQuestion', id: 'on-thu' },
  { operation: 'practice.listQuestion', id: 'luyen-thu' },
] as const;

/** What the browser of version 3 held, as if it had just been left. */
async function upgrade(): Promise<void> {
  signIn();
  const [reads] = profile.databases.find(({ name }) => name === 'luyen-reads')?.stores ?? [];
  const rows = z.array(row).parse(reads?.rows);
  expect(rows.length).toBeGreaterThan(20);
  const rowOf = ({ key, value }: z.infer<typeof row>): [string, unknown] => [
    key.replace('{learner}', LEARNER),
    { ...value, state: { ...value.state, dataUpdatedAt: Date.now() } },
  ];
  await setMany(rows.map(rowOf), createStore('luyen-reads', 'queries'));
}

it('what version 3 stored is read by this one with no network', async () => {
  await upgrade();
  for (const stored of STORED) {
    const { query } = queryOf(stored);
    expect(await readStoredQuery(queryClient, query), stored.operation).not.toBeNull();
  }
});
