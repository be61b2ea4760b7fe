import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer, ContentOf, QuestionKey } from '#contract/question.ts';
import { AnyQuestion } from '../views.tsx';

const content: ContentOf<'matching'> = {
  type_code: 'matching',
  prompt: 'Choose the correct heading.',
  variant: 'headings',
  items: [
    { name: '1', text: 'Section A' },
    { name: '2', text: 'Section B' },
    { name: '3', text: 'Section C' },
  ],
  options: [
    { id: 'i', text: 'Why bees came to town' },
    { id: 'ii', text: 'What the council feared' },
    { id: 'iii', text: 'iii' },
    { id: 'iv', text: 'A harvest shared' },
  ],
  reuse: false,
};
const pairs = (of: Record<string, string>): Answer => ({ type_code: 'matching', pairs: of });
const given: Answer[] = [];

interface HeldProps {
  first?: Answer | null;
  reuse?: boolean;
  firstNumber?: number;
}

function Held({ first = null, reuse = false, firstNumber }: HeldProps) {
  const [answer, setAnswer] = useState(first);
  const change = (next: Answer): void => {
    given.push(next);
    setAnswer(next);
  };
  return (
    <AnyQuestion
      question={{ id: 'q', content: { ...content, reuse } }}
      answer={answer}
      answerKey={null}
      labelledBy="prompt"
      onChange={change}
      {...(firstNumber !== undefined && { firstNumber })}
    />
  );
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
const optionsOf = (name: string) => Array.from(select(name).options, ({ textContent }) => textContent);
const listed = () =>
  Array.from(screen.getByRole('region', { name: 'Danh sách tiêu đề' }).querySelectorAll('li'), (row) =>
    row.textContent?.trim(),
  );

afterEach(() => {
  given.length = 0;
});

describe('matching', () => {
  it('gives each item an option by a select with its text', () => {
    render(<Held />);
    expect(optionsOf('1 Section A')).toEqual([
      'Chọn đáp án',
      'i – Why bees came to town',
      'ii – What the council feared',
      'iii',
      'iv – A harvest shared',
    ]);
    choose('2 Section B', 'ii');
    choose('1 Section A', 'i');
    choose('2 Section B', '');
    expect(given).toEqual([pairs({ 2: 'ii' }), pairs({ 2: 'ii', 1: 'i' }), pairs({ 1: 'i' })]);
  });

  it('marks used options, in the list and in the other selects', () => {
    render(<Held first={pairs({ 1: 'ii' })} />);
    expect(listed()).toContain('iiWhat the council feared1đã dùng ở 1');
    expect(optionsOf('2 Section B')).toContain('ii – What the council feared (đã dùng ở 1)');
    expect(optionsOf('1 Section A')).toContain('ii – What the council feared');
  });

  it('takes an option away from the item that had it, and says so', () => {
    render(<Held first={pairs({ 1: 'ii' })} />);
    choose('3 Section C', 'ii');
    expect(given).toEqual([pairs({ 3: 'ii' })]);
    expect(screen.getByRole('status').textContent).toBe('Đã chuyển ii từ mục 1 sang mục 3.');
  });

  it('gives back options that the arrow keys only passed', () => {
    render(<Held first={pairs({ 1: 'i', 2: 'ii' })} />);
    for (const passed of ['i', 'ii', 'iii', 'iv']) choose('3 Section C', passed);
    expect(given.at(-1)).toEqual(pairs({ 1: 'i', 2: 'ii', 3: 'iv' }));
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.blur(select('3 Section C'));
    choose('2 Section B', 'iv');
    expect(given.at(-1)).toEqual(pairs({ 1: 'i', 2: 'iv' }));
  });

  it('leaves it to both if options may be used again', () => {
    render(<Held reuse first={pairs({ 1: 'ii' })} />);
    expect(screen.getByText('Một lựa chọn có thể dùng nhiều lần.')).toBeVisible();
    choose('3 Section C', 'ii');
    expect(given).toEqual([pairs({ 1: 'ii', 3: 'ii' })]);
    expect(listed()).toContain('iiWhat the council feared1, 3đã dùng ở 1, 3');
  });

  it('shows the numbers of a test', () => {
    render(<Held firstNumber={14} first={pairs({ 1: 'i' })} />);
    choose('16 Section C', 'i');
    expect(given).toEqual([pairs({ 3: 'i' })]);
    expect(screen.getByRole('status').textContent).toBe('Đã chuyển i từ câu 14 sang câu 16.');
  });

  it('shows in review for each item whether it is right, and the key', () => {
    const answerKey: QuestionKey = { type_code: 'matching', pairs: { 1: 'i', 2: 'ii', 3: 'iii' } };
    render(
      <AnyQuestion
        question={{ id: 'q', content }}
        answer={pairs({ 1: 'i', 2: 'iv' })}
        answerKey={answerKey}
        labelledBy="prompt"
      />,
    );
    const said = ['1 Section A', '2 Section B', '3 Section C'].map((name) => {
      const field = select(name);
      expect(field.disabled).toBe(true);
      return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim();
    });
    expect(said).toEqual(['Đúng', 'Chưa đúngĐáp án: ii – What the council feared', 'Chưa đúngĐáp án: iii']);
  });
});
