import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, ContentOf } from '#contract/question.ts';
import type { RecorderUse } from '../question-view.ts';
import { AnyQuestion } from '../views.tsx';

const card: ContentOf<'ielts_unscripted_speaking'> = {
  type_code: 'ielts_unscripted_speaking',
  prompt: 'Describe a garden.',
  part: 2,
  cues: ['where it is', 'why you like it'],
  prep_seconds: 60,
  max_seconds: 120,
};
const recorded: Extract<Answer, { type_code: 'ielts_unscripted_speaking' }> = {
  type_code: 'ielts_unscripted_speaking',
  recording_id: '01940000-0000-7000-8000-000000000000',
};
const noChange = () => undefined;

interface ShownProps {
  content?: ContentOf<'ielts_unscripted_speaking'>;
  answer?: Answer | null;
  use?: RecorderUse;
  review?: boolean;
  onChange?: (answer: Answer) => void;
}

const Shown = ({ content = card, answer = null, use, review = false, onChange = noChange }: ShownProps) => (
  <AnyQuestion
    question={{ id: 'q', content }}
    answer={answer}
    answerKey={null}
    labelledBy="prompt"
    recorder={<button type="button">Ghi âm</button>}
    {...(use && { recorderUse: use })}
    {...(!review && { onChange })}
  />
);
const recorder = () => screen.queryByRole('button', { name: 'Ghi âm' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a Part 2 card', () => {
  it('shows its points and gives time to prepare, then the recorder', () => {
    render(<Shown />);
    expect(screen.getByText('Part 2')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(card.cues);
    expect(screen.getByText(/Bạn có 1 phút để nghĩ/)).toBeVisible();
    expect(recorder()).toBeNull();
    press('Bắt đầu chuẩn bị');
    const timer = screen.getByRole('timer', { name: 'Thời gian chuẩn bị còn lại' });
    expect(timer.textContent).toBe('01:00');
    expect(document.activeElement).toBe(timer);
    pass(15);
    expect(timer.textContent).toBe('00:45');
    expect(said()).toBe('');
    pass(35);
    expect(said()).toBe('Còn 10 giây chuẩn bị.');
    pass(10);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(said()).toBe('Hết giờ chuẩn bị. Bạn bấm ghi âm và nói nhé.');
    expect(recorder()).not.toBeNull();
    expect(document.activeElement?.contains(recorder())).toBe(true);
  });

  it.each([
    ['before it began', false],
    ['under way', true],
  ])('lets the preparation be skipped, %s', (_, begun) => {
    render(<Shown />);
    if (begun) press('Bắt đầu chuẩn bị');
    press('Bỏ qua chuẩn bị');
    expect(recorder()).not.toBeNull();
    expect(said()).toBe('');
  });

  it.each([
    ['once it has been recorded', { answer: recorded }],
    ['while the recorder is at work', { use: { atWork: true, since: null } }],
    ['if there is none', { content: { ...card, part: 1 as const, prep_seconds: 0 } }],
    ['in review', { review: true }],
  ])('asks for no preparation %s', (_, props) => {
    render(<Shown {...props} />);
    expect(recorder()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Bắt đầu chuẩn bị' })).toBeNull();
  });
});

describe('the transcript', () => {
  const words = () => screen.queryByLabelText('Bạn vừa nói gì?');
  const told = (text: string, source: 'learner' | 'browser'): Answer => ({
    ...recorded,
    transcript: { text, source },
  });

  it('is requested once there is a recording, and is optional', () => {
    render(<Shown answer={recorded} />);
    expect(words()).not.toBeNull();
    expect(screen.getByText(/Bỏ trống cũng nộp được/)).toBeVisible();
  });

  it.each([
    ['before there is a recording', {}],
    ['while the recorder is at work', { answer: recorded, use: { atWork: true, since: null } }],
    ['in review', { answer: recorded, review: true }],
  ])('is not requested %s', (_, props) => {
    render(<Shown {...props} />);
    expect(words()).toBeNull();
  });

  it('becomes part of the answer as it is typed', () => {
    const given: Answer[] = [];
    render(<Shown answer={recorded} onChange={(answer) => given.push(answer)} />);
    fireEvent.change(screen.getByLabelText('Bạn vừa nói gì?'), {
      target: { value: 'A garden, um, at home.' },
    });
    expect(given).toEqual([told('A garden, um, at home.', 'learner')]);
  });

  it('is to be checked if it comes from the browser, and is the learner’s once they edit it', () => {
    const given: Answer[] = [];
    render(<Shown answer={told('a guard in', 'browser')} onChange={(answer) => given.push(answer)} />);
    expect(screen.getByText(/Trình duyệt đã ghi giúp bạn/)).toBeVisible();
    expect(screen.getByText('3 từ')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Bạn vừa nói gì?'), { target: { value: 'a garden' } });
    expect(given).toEqual([told('a garden', 'learner')]);
  });
});

describe('the maximum length of the talk', () => {
  it('is shown, and exceeding it is announced while the recording continues', () => {
    render(<Shown use={{ atWork: true, since: Date.now() }} />);
    expect(screen.getByText(/Bạn nói tối đa 2 phút\./).textContent).toContain('Còn 02:00.');
    pass(111);
    expect(said()).toBe('Sắp hết giờ nói.');
    pass(9);
    expect(said()).toBe('Đã đủ 2 phút. Bạn nói nốt câu này rồi dừng ghi nhé.');
    expect(recorder()).not.toBeNull();
  });

  it('is hidden in review', () => {
    render(<Shown review answer={recorded} />);
    expect(screen.queryByText(/tối đa/)).toBeNull();
  });
});
