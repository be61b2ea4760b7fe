import 'fake-indexeddb/auto';
import { cleanup, render, waitFor } from '@testing-library/react';
import { useCallback } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '../database/db.ts';
import { useLive } from '../screen/use-live.ts';
import { acknowledge } from '../sending/settle-row.ts';
import { rowsOf } from './pending.ts';
import { saveCommand } from './save-command.ts';
import { useArrivals } from './use-arrivals.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const reporting = ENDPOINTS.questionReport.reportOwn;
const report = (label: string) =>
  saveCommand(reporting, {
    owner: LAN,
    body: { question_id: 'q', errors: [1], content: 'x', debug: false },
    label,
  });
const rowOf = async (id: string) => {
  const row = await db.commands.get({ id });
  if (!row) throw new Error('it is not in the queue');
  return row;
};

function Watch({ onArrival }: { onArrival: (labels: string[]) => void }) {
  const read = useCallback(() => rowsOf([reporting], { owner: LAN }), []);
  const rows = useLive(read) ?? [];
  useArrivals(new Map(rows.map(({ id, label }) => [id, label])), onArrival);
  return <p>{rows.length}</p>;
}

beforeEach(() => Promise.all([db.commands.clear(), db.receipts.clear()]));
afterEach(cleanup);

describe('queued work', () => {
  it('is reported once our server has acknowledged it, each piece once', async () => {
    const [one, two] = [await report('one'), await report('two')];
    const arrived: string[][] = [];
    const { container } = render(<Watch onArrival={(labels) => arrived.push(labels)} />);
    await waitFor(() => expect(container.textContent).toBe('2'));
    await acknowledge(await rowOf(one), 1);
    await waitFor(() => expect(arrived).toEqual([['one']]));
    await acknowledge(await rowOf(two), 1);
    await waitFor(() => expect(arrived).toEqual([['one'], ['two']]));
  });

  it('is not reported as arrived when it is deleted or replaced', async () => {
    const [gone, sent] = [await report('gone'), await report('sent')];
    const arrived: string[][] = [];
    const { container } = render(<Watch onArrival={(labels) => arrived.push(labels)} />);
    await waitFor(() => expect(container.textContent).toBe('2'));
    await db.commands.where('id').equals(gone).delete();
    await waitFor(() => expect(container.textContent).toBe('1'));
    await acknowledge(await rowOf(sent), 1);
    await waitFor(() => expect(arrived).toEqual([['sent']]));
  });
});
