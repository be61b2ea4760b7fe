import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { SHARED_WORDS } from '../messages/shared-words.ts';
import { removeSharedWord } from '../model/shared-words.ts';
import { Component } from './shared-words-page.tsx';

const api = fakeApi();
const LINK = 'https://news.example/bees';
const open = (query: Record<string, string>) =>
  renderRoutes(
    [
      { path: '/luu-tu', Component },
      { path: '*', element: <p>Trang khác</p> },
    ],
    `/luu-tu?${new URLSearchParams(query)}`,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  api.noNetwork();
  localStorage.clear();
  removeSharedWord({ word: 'hive', context: null, link: LINK });
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('what is shared to the app', () => {
  it('is saved once the learner confirms it, also offline, with its address', async () => {
    signIn();
    const { router } = open({ text: 'hive', url: LINK });
    expect(await screen.findByLabelText(NOTEBOOK.word)).toHaveValue('hive');
    expect(router.state.location.search).toBe('');
    expect(await listQueue(LEARNER)).toEqual([]);
    press(NOTEBOOK.save);
    await waitFor(async () => expect(await listQueue(LEARNER)).toHaveLength(1));
    const [row] = await listQueue(LEARNER);
    expect(row?.body).toMatchObject({ word: 'hive', context: null, link: LINK });
    expect(await screen.findByText('Trang khác')).toBeVisible();
  });

  it('a sentence offers its words', async () => {
    signIn();
    open({ text: 'The bees came back to their old hive.' });
    fireEvent.click(await screen.findByRole('button', { name: 'hive' }));
    expect(await screen.findByLabelText(NOTEBOOK.word)).toHaveValue('hive');
    press(NOTEBOOK.save);
    await waitFor(async () =>
      expect((await listQueue(LEARNER))[0]?.body).toMatchObject({
        word: 'hive',
        context: 'The bees came back to their old hive.',
      }),
    );
  });

  it('waits on a guest’s device until somebody signs in', async () => {
    open({ text: 'hive', url: LINK });
    await screen.findByText('hive');
    press(SHARED_WORDS.login);
    expect(useAuthDialog.getState()).toMatchObject({ asked: 'login', next: '/luu-tu' });
    expect(JSON.parse(localStorage.getItem('luyen.shared-words') ?? '')).toMatchObject([{ word: 'hive' }]);
    signIn();
    expect(await screen.findByLabelText(NOTEBOOK.word)).toHaveValue('hive');
  });

  it('is forgotten when the learner does not want it', async () => {
    signIn();
    open({ text: 'The bees came back to their old hive.' });
    fireEvent.click(await screen.findByRole('button', { name: SHARED_WORDS.discard }));
    expect(await screen.findByText(SHARED_WORDS.emptyTitle)).toBeVisible();
    expect(await listQueue(LEARNER)).toEqual([]);
  });
});
