import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TALK } from '#src/messages/talk.ts';
import { MendWords, type UnclearTalk } from './mend-words.tsx';

vi.mock('#src/shared/audio/own-recording.tsx', () => ({ OwnRecording: () => <p>recording</p> }));

const talk = (questionId: string, heard: string | null): UnclearTalk => ({
  ...{ questionId, asked: `Question ${questionId}?`, heard },
  answer: { type_code: 'ielts_unscripted_speaking', recording_id: `recording-${questionId}` },
});
const words = TALK.mend;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('leads through all answers, and saves the words as the learner’s own', async () => {
  const save = vi.fn<(questionId: string, corrected: object) => Promise<void>>().mockResolvedValue();
  const { rerender } = render(<MendWords talks={[talk('a', 'I like bee.'), talk('b', null)]} save={save} />);
  press(words.start(2));
  expect(screen.getByText('Question a?')).toBeVisible();
  expect(box().value).toBe('I like bee.');
  fireEvent.change(box(), { target: { value: 'I like bees.' } });
  press(words.next);
  await screen.findByText('Question b?');
  // What is saved is graded again, and no longer among them.
  rerender(<MendWords talks={[talk('b', null)]} save={save} />);
  expect(screen.getByText(words.place(2, 2))).toBeVisible();
  expect(screen.getByRole('button', { name: words.last })).toBeDisabled();
  press(words.skip);
  expect(screen.getByText(words.done)).toBeVisible();
  const text = { transcript: { text: 'I like bees.', source: 'learner' } };
  expect(save.mock.calls).toEqual([['a', expect.objectContaining(text)]]);
});

it('stays with an answer that the device could not store', async () => {
  render(<MendWords talks={[talk('a', 'Tea.')]} save={() => Promise.reject(new Error('full'))} />);
  press(words.start(1));
  press(words.last);
  await waitFor(() => expect(screen.getByText(TALK.retell.failed, { exact: false })).toBeVisible());
  expect(screen.getByText('Question a?')).toBeVisible();
});

it('offers nothing where all words are known', () => {
  const { container } = render(<MendWords talks={[]} save={() => Promise.resolve()} />);
  expect(container).toBeEmptyDOMElement();
});
