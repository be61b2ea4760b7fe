import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoutes } from '#tests/support/render-app.tsx';
import { FeedbackSheet } from './feedback-sheet.tsx';
import { LOOP } from './messages/question-loop.ts';

const show = (explanation: string) =>
  renderRoutes(
    [{ path: '/', element: <FeedbackSheet verdict="wrong" title={LOOP.wrong} explanation={explanation} /> }],
    '/',
  );

it('says one line of the reason, and the rest on request', () => {
  show('Danh từ này không đếm được. Vì vậy nó không có số nhiều.');
  expect(screen.getByText('Danh từ này không đếm được.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: LOOP.why, expanded: false }));
  expect(screen.getByText(/Vì vậy nó không có số nhiều/)).toBeVisible();
  expect(screen.getByRole('button', { name: LOOP.fold, expanded: true })).toBeVisible();
});

it('asks for no more where the line is all', () => {
  show('Danh từ này không đếm được.');
  expect(screen.queryByRole('button')).toBeNull();
});
