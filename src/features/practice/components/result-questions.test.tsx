import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { questionResult } from '#contract/practice.ts';
import { RESULT } from '#src/messages/practice.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { ResultQuestions } from './result-questions.tsx';

const PASSAGE = 'Lena kept bees.\n\nNobody was **stung** that day.';
const question = made(questionResult, {
  id: 'q.1',
  position: 1,
  folder_id: 'f',
  marks: 1,
  content: {
    type_code: 'true_false',
    prompt: 'All were stung.',
    wording: 'true_false',
    with_not_given: true,
  },
  answers: { type_code: 'true_false', value: 'FALSE' },
  explanation: 'Bài nói ngược lại.',
  proofs: [{ quote: 'Nobody was stung' }],
});

/** @param isWide whether the column beside the questions is on screen */
const show = (isWide: boolean, passage: string | null = PASSAGE) => {
  const rects = Object.assign(isWide ? [new DOMRect(0, 0, 400, 600)] : [], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
  renderApp(
    <ResultQuestions
      practiceId="p"
      attemptId="a"
      practice={{ title: 'Ong', passage, audio: null, is_reported: false }}
      questions={[question]}
    />,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the proof of a key in a result', () => {
  it('is highlighted in the passage beside it', () => {
    show(true);
    press('Xem trong bài');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Nobody was stung that day.');
  });

  it('opens the passage at the quote if the column beside it is hidden', async () => {
    show(false);
    press('Xem trong bài');
    const dialog = await screen.findByRole('dialog', { name: 'Bài đọc' });
    await waitFor(() =>
      expect(dialog.querySelector('p[tabindex]')?.textContent).toContain('Nobody was stung'),
    );
    press('Đóng');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lets the whole passage be read again', async () => {
    show(false);
    press('Xem lại bài đọc');
    const dialog = await screen.findByRole('dialog', { name: 'Bài đọc' });
    expect(dialog.textContent).toContain('Lena kept bees.');
    expect(dialog.querySelector('p[tabindex]')).toBeNull();
  });

  it('is only quoted if there is no passage', () => {
    show(false, null);
    fireEvent.click(screen.getByText(RESULT.explanation));
    expect(screen.getByText('Nobody was stung')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Xem trong bài', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Xem lại bài đọc' })).toBeNull();
  });
});
