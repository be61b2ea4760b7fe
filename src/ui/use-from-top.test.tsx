import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useFromTop } from './use-from-top.ts';

function Shown() {
  const [shown, setShown] = useState('review');
  useFromTop(shown);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setShown('result')}>
        {shown}
      </button>
    </main>
  );
}

it('begins at the top with what replaces the page’s content, but not at first', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(<Shown />);
  expect(scrollTo).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'review' });
  button.focus();
  fireEvent.click(button);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  expect(screen.getByRole('main')).toHaveFocus();
});
