import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer, ContentOf, QuestionKey } from '#contract/question.ts';
import { AnyQuestion } from '../views.tsx';

const summary: ContentOf<'fill_paragraph'> = {
  type_code: 'fill_paragraph',
  prompt: 'Complete it.',
  layout: 'summary',
  text: 'Bees {{1}} at {{2}}.\n\nThen they rest.',
  picture: null,
  word_bank: null,
  word_limit: 1,
};
const blanks = (of: Record<string, string>): Answer => ({ type_code: 'fill_paragraph', blanks: of });
const given: Answer[] = [];

interface HeldProps {
  content: Partial<typeof summary>;
  first?: Answer | null;
  firstNumber?: number;
}

function Held({ content, first = null, firstNumber }: HeldProps) {
  const [answer, setAnswer] = useState(first);
  const change = (next: Answer): void => {
    given.push(next);
    setAnswer(next);
  };
  return (
    <AnyQuestion
      question={{ id: 'q', content: { ...summary, ...content } }}
      answer={answer}
      answerKey={null}
      labelledBy="prompt"
      onChange={change}
      {...(firstNumber !== undefined && { firstNumber })}
    />
  );
}
const blank = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Chỗ trống ${number}` });
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim());

afterEach(() => {
  given.length = 0;
});

describe('a summary', () => {
  it('accepts typed text and keeps the focus', () => {
    const { container } = render(<Held content={{}} />);
    expect(container.querySelectorAll('p span[lang="en"]')).toHaveLength(4);
    const second = blank(2);
    second.focus();
    fireEvent.change(second, { target: { value: 'dawn' } });
    fireEvent.change(blank(1), { target: { value: 'sleep' } });
    expect(given).toEqual([blanks({ 2: 'dawn' }), blanks({ 2: 'dawn', 1: 'sleep' })]);
    expect(document.activeElement).toBe(second);
  });

  it('warns of too many words', () => {
    render(<Held content={{}} first={blanks({ 1: 'go out' })} />);
    expect(blank(1).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/không quá 1 từ/)).toBeVisible();
  });

  it('shows in review what is right, and the right answer', () => {
    const answerKey: QuestionKey = { type_code: 'fill_paragraph', blanks: { 1: 'sleep|rest', 2: 'dawn' } };
    render(
      <AnyQuestion
        question={{ id: 'q', content: summary }}
        answer={blanks({ 1: 'eat', 2: 'dawn' })}
        answerKey={answerKey}
        labelledBy="prompt"
      />,
    );
    expect(blank(1).readOnly).toBe(true);
    expect(describedBy(blank(1))).toEqual(['Chưa đúngĐáp án: sleep / rest']);
    expect(describedBy(blank(2))).toEqual(['Đúng']);
  });

  it('shows the numbers of a test', () => {
    render(<Held content={{}} firstNumber={27} />);
    fireEvent.change(blank(28), { target: { value: 'dawn' } });
    expect(given).toEqual([blanks({ 2: 'dawn' })]);
  });
});

describe('a bank of words', () => {
  it('is listed, with used words marked in the list and in the choices', () => {
    render(<Held content={{ word_bank: ['dawn', 'dusk'] }} />);
    const bank = within(screen.getByRole('region', { name: 'Các từ cho sẵn' }));
    const [first, second] = screen.getAllByRole<HTMLSelectElement>('combobox');
    if (!first || !second) throw new Error('two blanks');
    fireEvent.change(first, { target: { value: 'dusk' } });
    expect(given).toEqual([blanks({ 1: 'dusk' })]);
    expect(bank.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'dawn',
      'dusk(đã dùng ở 1)',
    ]);
    expect(Array.from(second.options, ({ text }) => text)).toEqual(['Chọn từ', 'dawn', 'dusk (đã dùng ở 1)']);
    expect(first.selectedOptions[0]?.textContent).toBe('dusk');
  });
});

describe('notes', () => {
  it('keep their lines, and each blank is described by its line', () => {
    render(<Held content={{ layout: 'notes', text: '**The roof**\n- opened in {{1}}\n  - cost: £{{2}}' }} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The roof',
      '•opened in 1',
      '•cost: £2',
    ]);
    expect(describedBy(blank(2))).toEqual(['•cost: £2']);
  });
});

describe('a table', () => {
  it('has headers, scrolls in its own region and describes its blanks by row and column', () => {
    render(<Held content={{ layout: 'table', text: 'Place | Opened\nRoof | {{1}}\nPark | {{2}}' }} />);
    const region = screen.getByRole('region', { name: 'Bảng, kéo ngang để xem hết' });
    expect(region.tabIndex).toBe(0);
    expect(
      within(region)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Place', 'Opened']);
    expect(
      within(region)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Roof', 'Park']);
    expect(describedBy(blank(2))).toEqual(['Park', 'Opened']);
    fireEvent.change(blank(2), { target: { value: '1998' } });
    expect(given).toEqual([blanks({ 2: '1998' })]);
  });
});

describe('a flow chart', () => {
  it('is a list of steps in order', () => {
    render(<Held content={{ layout: 'flow_chart', text: '# Honey\nCut {{1}}\nSpin the {{2}}' }} />);
    expect(screen.getByText('Honey').closest('li')).toBeNull();
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.trim())).toEqual(['Cut 1', 'Spin the 2']);
    expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([0, 1]);
    expect(describedBy(blank(2))).toEqual(['Spin the 2']);
  });
});

describe('a form', () => {
  it('has a row for each label', () => {
    render(<Held content={{ layout: 'form', text: '**Booking**\nName: Lena {{1}}\nPhone: {{2}}' }} />);
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Booking',
      'NameLena 1',
      'Phone2',
    ]);
    expect(describedBy(blank(2))).toEqual(['Phone']);
  });
});

describe('a map', () => {
  const map = {
    layout: 'map' as const,
    text: 'Car park: {{1}}\nCafé: {{2}}',
    picture: {
      src: '/media/map.svg',
      alt: 'Plan of the park',
      width: 800,
      height: 500,
      spots: { 1: { x: 12.5, y: 40 }, 2: { x: 80, y: 10 } },
    },
  };
  it('links each spot to its blank', () => {
    render(<Held content={map} />);
    expect(screen.getByRole('img', { name: 'Plan of the park' }).getAttribute('width')).toBe('800');
    const spot = screen.getByRole('button', { name: 'Vị trí 1 trên hình' });
    expect([spot.style.left, spot.style.top]).toEqual(['12.5%', '40%']);
    fireEvent.click(screen.getByRole('button', { name: 'Vị trí 2 trên hình' }));
    expect(document.activeElement).toBe(blank(2));
    fireEvent.change(blank(2), { target: { value: 'C' } });
    expect(screen.getByRole('button', { name: 'Vị trí 2 trên hình, bạn điền C' })).toBeVisible();
  });

  it('offers the letters of a bank', () => {
    render(<Held content={{ ...map, word_bank: ['A', 'B', 'C'], word_limit: null }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Vị trí 1 trên hình' }));
    const field = screen.getByRole('combobox', { name: 'Chỗ trống 1' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'B' } });
    expect(given).toEqual([blanks({ 1: 'B' })]);
  });
});
