import { examQuestion } from '#contract/exam-taking.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { QuestionContent } from '#contract/question.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { beginExam } from '../model/begin-exam.ts';
import { AttemptScreen } from './attempt-screen.tsx';

const OWNER = '019aa000-0000-7000-8000-000000000001';

const makeQuestion = (id: string, part: number, first: number, last: number, content: QuestionContent) =>
  made(examQuestion, {
    id,
    position: first,
    folder_id: 'f',
    folder_name: 'f',
    marks: last - first + 1,
    content,
    part,
    first_number: first,
    last_number: last,
  });

const part = (position: number, passage: string) => ({
  position,
  title: `Passage ${position}`,
  instructions: `Read passage ${position}.`,
  passage,
  audio: null,
});

const READ = made(ENDPOINTS.examTaking.listQuestion.response, {
  test: {
    id: 'reading-x',
    title: 'Reading X',
    instructions: 'Đọc kỹ.',
    skill: 'reading',
    minutes: 20,
    parts: [part(1, 'Bees dance. They turn.'), part(2, 'Ants walk.')],
  },
  questions: [
    makeQuestion('a', 1, 1, 1, {
      type_code: 'true_false',
      prompt: 'Bees dance.',
      wording: 'true_false',
      with_not_given: true,
    }),
    makeQuestion('b', 1, 2, 3, {
      type_code: 'fill_paragraph',
      prompt: 'Fill in.',
      layout: 'summary',
      text: 'Bees {{1}} and {{2}}.',
      picture: null,
      word_bank: null,
      word_limit: 1,
    }),
    makeQuestion('c', 2, 4, 4, { type_code: 'free_text', prompt: 'Who walks?', word_limit: 1 }),
  ],
});

const begin = (minutes = READ.test.minutes) =>
  beginExam({ owner: OWNER, examId: READ.test.id, minutes, label: READ.test.title });

async function open(attemptId: string) {
  renderApp(
    <Routes>
      <Route path="/take" element={<AttemptScreen owner={OWNER} attemptId={attemptId} exam={READ} />} />
      <Route path="/test-result-detail/:id" element={<p>the result</p>} />
    </Routes>,
    { at: '/take' },
  );
}

const number = (name: RegExp) => screen.findByRole('button', { name });
const sent = async () => (await db.commands.toArray()).map(({ slot }) => slot?.split(':')[0]);

vi.setConfig({ testTimeout: 20_000 });
beforeEach(async () => {
  await db.commands.clear();
  await db.attempts.clear();
  await db.answers.clear();
});

it('saves answers and marks for review, shows them at their numbers, and restores them', async () => {
  const attempt = await begin();
  await open(attempt.id);
  fireEvent.click(await screen.findByRole('radio', { name: 'True' }));
  fireEvent.change(screen.getByRole('textbox', { name: /3/ }), { target: { value: 'turn' } });
  const second = screen.getByRole('region', { name: 'Câu 2–3' });
  fireEvent.click(within(second).getByRole('button', { name: 'Đánh dấu' }));
  await number(/^Câu 1, đã trả lời$/);
  await number(/^Câu 2, chưa trả lời, đã đánh dấu$/);
  await number(/^Câu 3, đã trả lời, đã đánh dấu$/);
  await waitFor(async () => expect(await sent()).toEqual(['begin', 'answer', 'mark', 'answer']));
  cleanup();

  await open(attempt.id);
  const radio = await screen.findByRole('radio', { name: 'True' });
  expect(radio.matches(':checked')).toBe(true);
  await number(/^Câu 3, đã trả lời, đã đánh dấu$/);
});

it('navigates by number into the next part, and returns there after a reload', async () => {
  const attempt = await begin();
  await open(attempt.id);
  fireEvent.click(await number(/^Câu 3, /));
  expect(document.activeElement?.getAttribute('data-item')).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: 'Câu tiếp' }));
  expect(await screen.findByRole('heading', { name: 'Phần 2: Passage 2' })).toBeVisible();
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-question]')?.getAttribute('data-question')).toBe('c'),
  );
  cleanup();
  await open(attempt.id);
  expect(await screen.findByRole('heading', { name: 'Phần 2: Passage 2' })).toBeVisible();
});

it('counts unanswered questions before the submission', async () => {
  const attempt = await begin();
  await open(attempt.id);
  fireEvent.click(await screen.findByRole('radio', { name: 'False' }));
  await number(/^Câu 1, đã trả lời$/);
  fireEvent.click(screen.getByRole('button', { name: 'Nộp bài' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Còn 3 câu chưa trả lời: 2–4.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Nộp bài' }));
  expect(await screen.findByText('the result')).toBeVisible();
  expect(await sent()).toEqual(['begin', 'answer', 'submit']);
});

it('automatically submits an attempt whose time is over', async () => {
  const attempt = await begin(-1);
  await open(attempt.id);
  expect(await screen.findByText('the result')).toBeVisible();
  expect(await sent()).toContain('submit');
});

it('ignores single keys while a word is being typed', async () => {
  const attempt = await begin();
  await open(attempt.id);
  const blank = await screen.findByRole('textbox', { name: /2/ });
  blank.focus();
  fireEvent.keyDown(blank, { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  // Keys are heard once effects have run, which is after the question is seen.
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getByRole('dialog').textContent).toContain('Đánh dấu câu');
  });
});
