import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuestionContent } from '#contract/question.ts';
import { AnyQuestion } from '../views.tsx';

const show = (content: QuestionContent) =>
  render(
    <AnyQuestion
      question={{ id: 'q', content }}
      answer={null}
      answerKey={null}
      labelledBy="prompt"
      onChange={() => undefined}
      recorder={<button type="button">Ghi âm</button>}
    />,
  );

describe('a word to say', () => {
  it('is shown with its sounds, a model and the recorder', () => {
    show({
      type_code: 'voice',
      prompt: 'Say it.',
      text: 'thirteen',
      ipa: '/ˌθɜːˈtiːn/',
      model_audio: '/media/thirteen.mp3',
    });
    expect(screen.getByText('thirteen').lang).toBe('en');
    expect(screen.getByText('/ˌθɜːˈtiːn/')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Nghe đọc mẫu' }).querySelector('audio')).toHaveAttribute(
      'src',
      '/media/thirteen.mp3',
    );
    expect(screen.getByRole('button', { name: 'Ghi âm' })).toBeVisible();
  });

  it('is shown without what its author left out', () => {
    show({ type_code: 'voice', prompt: 'Say it.', text: 'thirteen', ipa: null, model_audio: null });
    expect(screen.queryByLabelText('Nghe đọc mẫu')).toBeNull();
    expect(document.body.textContent).toBe('thirteenGhi âm');
  });
});

describe('a text to read aloud', () => {
  it('has its model reading too', () => {
    show({
      type_code: 'ielts_scripted_speaking',
      prompt: 'Read.',
      text: 'The bees live here.',
      model_audio: '/media/bees.mp3',
    });
    expect(screen.getByRole('group', { name: 'Nghe đọc mẫu' }).querySelector('audio')).toHaveAttribute(
      'src',
      '/media/bees.mp3',
    );
  });
});
