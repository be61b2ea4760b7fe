import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Proofs } from './proofs.tsx';

const proofs = [
  { name: '1', quote: 'bees need their own honey', at: null },
  { name: '2', quote: 'turn left at the gate', at: 83 },
];

describe('the proofs of a key', () => {
  it('are quoted with their blank and the time at which they are heard', () => {
    render(<Proofs proofs={proofs} numbers={new Map([['1', '27']])} />);
    expect(screen.getByRole('list', { name: 'Dẫn chứng trong bài' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'câu 27bees need their own honey',
      'mục 2turn left at the gateNghe ở 01:23',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('link to their place, each with a button that names it', () => {
    const shown: string[] = [];
    render(<Proofs proofs={proofs} onShow={(quote) => shown.push(quote)} />);
    const [first, second] = screen.getAllByRole('button', { name: 'Xem trong bài' });
    if (!first || !second) throw new Error('two buttons');
    expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'turn left at the gate',
    );
    fireEvent.click(second);
    fireEvent.click(first);
    expect(shown).toEqual(['turn left at the gate', 'bees need their own honey']);
  });

  it('are hidden if there are none', () => {
    expect(render(<Proofs proofs={[]} />).container.innerHTML).toBe('');
  });
});
