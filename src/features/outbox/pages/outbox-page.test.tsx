import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOX } from '#src/messages/outbox.ts';
import { UNCLAIMED } from '#src/messages/unclaimed.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { storeSession } from '#src/platform/session/session.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { useToasts } from '#src/ui/toast.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { Component } from './outbox-page.tsx';

const LAN = '019aa000-0000-7000-8000-000000000001';
const place = {
  owner: LAN,
  attemptId: '019aa000-0000-7000-8000-0000000000a1',
  practiceId: 'p1',
  questionId: 'q1',
  label: 'Câu 1',
};
const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
vi.mock('#src/platform/browser/save-file.ts', () => ({ saveFile: saved }));

const show = () => renderApp(<Component />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function record(): Promise<string> {
  const id = await openRecording({ ...place, type: 'audio/webm', page: '/practice/p1' });
  await appendChunk(id, 0, new Uint8Array([1, 2, 3]).buffer);
  return id;
}

beforeEach(async () => {
  saved.mockReset();
  useToasts.setState({ items: [] });
  await Promise.all(db.tables.map((table) => table.clear()));
  storeSession('token', LAN);
});

describe('the outbox page', () => {
  it('clears all retry delays on “send now”', async () => {
    await saveAnswer({ ...place, answer: { type_code: 'free_text', text: 'x' } });
    await db.commands.toCollection().modify({ nextTryAt: Date.now() + 250_000 });
    show();
    await press(OUTBOX.sendNow);
    await waitFor(async () => expect((await db.commands.toArray())[0]?.nextTryAt).toBe(0));
  });

  it('warns of commands older than a day', async () => {
    await saveAnswer({ ...place, answer: { type_code: 'free_text', text: 'x' } });
    await db.commands.toCollection().modify({ savedAt: Date.now() - 25 * 3_600_000 });
    show();
    expect(await screen.findByText(OUTBOX.oldTitle)).toBeVisible();
  });

  it('exports the queue as a file, and reports what could not be read', async () => {
    const id = await record();
    await saveAnswer({ ...place, answer: { type_code: 'voice', recording_id: id } });
    await db.chunks.clear();
    show();
    await press(OUTBOX.exportAll);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const file = JSON.parse((await saved.mock.calls[0]?.[0].text()) ?? '');
    expect(file.rows).toMatchObject([{ label: 'Câu 1' }]);
    expect(useToasts.getState().items).toMatchObject([
      { tone: 'warning', text: OUTBOX.exportMissing('Câu 1') },
    ]);
  });

  it('retries or deletes a parked row, deleting only after a confirmation', async () => {
    await saveAnswer({ ...place, answer: { type_code: 'free_text', text: 'x' } });
    await db.commands.toCollection().modify({ state: 'parked', lastMessage: 'Không vừa.' });
    show();
    expect(await screen.findByText(/Không vừa\./)).toBeVisible();
    await press(OUTBOX.remove);
    expect(await db.commands.count()).toBe(1);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: OUTBOX.keep }));
    await press(OUTBOX.retry);
    await waitFor(async () => expect((await db.commands.toArray())[0]?.state).toBe('queued'));
  });
});

describe('a recording separated from its answer by a crash', () => {
  it('links back to where it was made', async () => {
    await record();
    show();
    expect(await screen.findByText(`${UNCLAIMED.title} (1)`)).toBeVisible();
    expect(screen.getByRole('link', { name: UNCLAIMED.open }).getAttribute('href')).toBe('/practice/p1');
  });

  it('is offered as a file even if this version of the app cannot read it', async () => {
    await db.recordings.update(await record(), { startedAt: 'today' as never });
    show();
    expect(await screen.findByText(UNCLAIMED.unreadable)).toBeVisible();
    expect(screen.queryByRole('link', { name: UNCLAIMED.open })).toBeNull();
    await press(UNCLAIMED.download);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0].size).toBe(3);
  });

  it('can be downloaded or discarded', async () => {
    const id = await record();
    show();
    await press(UNCLAIMED.download);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0].size).toBe(3);
    await press(UNCLAIMED.discard);
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: UNCLAIMED.discard }));
    await waitFor(async () => expect(await db.recordings.get(id)).toBeUndefined());
    expect(await db.chunks.count()).toBe(0);
  });
});
