import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { TRANSLATION } from '../messages/translation.ts';
import { SaveWords } from './save-words.tsx';

const api = fakeApi();
const source = { title: 'Ong trên mái nhà', path: '/practice/ong-tren-mai-nha' };

beforeEach(() => db.commands.clear());
afterEach(() => {
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
  getSelection()?.removeAllRanges();
});

const show = () =>
  renderApp(
    <SaveWords source={source}>
      <p>Bees live here. They pollinate flowers.</p>
    </SaveWords>,
  );

function select(from: number, to: number): void {
  const node = screen.getByText(/Bees live/).firstChild;
  if (!node) throw new Error('no text');
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  act(() => {
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    document.dispatchEvent(new Event('selectionchange'));
  });
}
const offer = () => screen.findByRole('button', { name: NOTEBOOK.saveThis('pollinate') });

it('a selected word is saved with its sentence, its page and the meaning that the learner wrote', async () => {
  signIn();
  show();
  select(21, 30);
  fireEvent.click(await offer());
  const meaning = await screen.findByRole('textbox', { name: NOTEBOOK.meaning });
  fireEvent.change(meaning, { target: { value: ' thụ phấn ' } });
  fireEvent.click(screen.getByRole('button', { name: NOTEBOOK.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await listQueue(LEARNER)).toMatchObject([
    {
      operation: 'notebook.words',
      label: 'pollinate',
      body: {
        word: 'pollinate',
        meaning: 'thụ phấn',
        ipa: null,
        context: 'They pollinate flowers.',
        source,
      },
    },
  ]);
});

it('a tapped word is looked up, then its sentence, and saved with its meaning', async () => {
  signIn();
  const gloss = (text: string, start: number, meaning: string) => ({
    text,
    start,
    end: start + text.length,
    base: text,
    senses: [{ pos: 'verb' as const, meanings: [meaning] }],
  });
  const translationOf = ({ text }: { text: string }) => ({
    kind: 'glosses' as const,
    engine: { name: 'glossary', version: '1' },
    label: 'nghĩa từng từ' as const,
    source: text,
    words:
      text === 'pollinate'
        ? [gloss(text, 0, 'thụ phấn')]
        : [gloss('They', 0, 'họ'), gloss('pollinate', 5, 'thụ phấn')],
    not_found: text === 'pollinate' ? [] : ['flowers'],
  });
  const lookUps = () => api.sentTo(ENDPOINTS.translation.translate);
  api.answerWith(ENDPOINTS.translation.translate, ({ body }) =>
    translationOf(z.parse(z.object({ text: z.string() }), body)),
  );
  show();
  const passage = screen.getByText(/Bees live/);
  const offsetNode = passage.firstChild;
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset: 25 }) });
  fireEvent.click(passage);
  fireEvent.click(await screen.findByRole('button', { name: TRANSLATION.open }));
  expect(await screen.findByText('thụ phấn')).toBeVisible();
  expect(lookUps()).toMatchObject([{ text: 'pollinate' }]);
  // The title has the word already.
  expect(screen.queryByText('pollinate')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: TRANSLATION.translateSentence }));
  expect(await screen.findByText('họ')).toBeVisible();
  expect(screen.getByText(TRANSLATION.notFound('flowers'))).toBeVisible();
  expect(lookUps()).toMatchObject([{ text: 'pollinate' }, { text: 'They pollinate flowers.' }]);
  fireEvent.click(screen.getByRole('button', { name: TRANSLATION.save }));
  const meaning = await screen.findByRole<HTMLInputElement>('textbox', { name: NOTEBOOK.meaning });
  expect(meaning.value).toBe('thụ phấn');
});

it('a word cleared in the dialog is required', async () => {
  signIn();
  show();
  select(21, 30);
  fireEvent.click(await offer());
  fireEvent.change(await screen.findByRole('textbox', { name: NOTEBOOK.word }), { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: NOTEBOOK.save }));
  expect(await screen.findByText(NOTEBOOK.wordMissing)).toBeVisible();
  expect(await listQueue(LEARNER)).toEqual([]);
});

it('a cleared selection is no longer offered', async () => {
  signIn();
  show();
  select(21, 30);
  await offer();
  act(() => {
    getSelection()?.removeAllRanges();
    document.dispatchEvent(new Event('selectionchange'));
  });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('nothing is offered to guests', () => {
  vi.useFakeTimers();
  show();
  select(21, 30);
  act(() => vi.runAllTimers());
  expect(screen.queryByRole('button')).toBeNull();
});
