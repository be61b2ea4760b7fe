import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { LETTERS } from '../messages/letters.ts';
import { Component as LettersPage } from './letters-page.tsx';

/** No sound is fetched here. */
const voices = { woman: '', man: '' };
const api = fakeApi();

beforeEach(async () => {
  signIn();
  await Promise.all([db.commands.clear(), db.attempts.clear(), db.answers.clear()]);
  api.noNetwork();
  api.answer(ENDPOINTS.letters.alphabet, {
    letters: [
      { letter: 'A', ipa: 'eɪ', ipa_us: 'eɪ', vowel: 'eɪ', trap: 'Đừng lẫn với E.', voices },
      { letter: 'Z', ipa_us: 'ziː', vowel: 'e', voices },
    ],
    topics: [
      {
        ...{ id: 'names', title: 'Đánh vần tên', tip: 'Chữ lặp đọc là double.' },
        dictation: [
          { id: 'd1', ask: 'Tên là gì?', accepted: 'Wells|Welles', said: 'W, E, double L, S.', voices },
          { id: 'd2', ask: 'Họ là gì?', accepted: 'Parker', said: 'P, A, R, K, E, R.', voices },
        ],
        saying: [{ id: 'y1', text: 'H U O N G', voices }],
      },
    ],
  });
});

const open = () =>
  renderRoutes([{ path: '/pronunciation/letter', Component: LettersPage }], '/pronunciation/letter');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Writes down what was heard. */
async function write(text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(LETTERS.answer), { target: { value: text } });
  press(LETTERS.check);
}

describe('the letters', () => {
  it('say what goes wrong, and how Americans say the name', async () => {
    open();
    expect(await screen.findByText('Đừng lẫn với E.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Z' }));
    expect(screen.getByText(LETTERS.us('ziː'))).toBeVisible();
  });

  it('dictate: each answer is marked at once and kept to be sent', async () => {
    open();
    fireEvent.click(await screen.findByText('Đánh vần tên'));
    await write('wells');
    expect(await screen.findByText(LETTERS.right)).toBeVisible();
    expect(screen.getByText(LETTERS.said('W, E, double L, S.'))).toBeVisible();
    press(LETTERS.next);
    await write('barker');
    expect(await screen.findByText(LETTERS.wrong('Parker'))).toBeVisible();
    press(LETTERS.next);
    expect(await screen.findByText(LETTERS.done(1, 2))).toBeVisible();
    const rows = await listQueue(LEARNER);
    expect(rows.map(({ operation }) => operation)).toEqual([
      'revise.submitQuestion',
      'revise.submitQuestion',
    ]);
  });

  it('are also said', async () => {
    open();
    fireEvent.click(await screen.findByText('Đánh vần tên'));
    expect(await screen.findByText('H U O N G')).toBeVisible();
  });
});
