import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OptionalPart } from './optional-part.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('cannot be drawn');
}

it('a part that crashes leaves the rest of the page', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <main>
      <h1>Bài làm</h1>
      <OptionalPart>
        <Broken />
      </OptionalPart>
      <OptionalPart>
        <p>Bản đã lưu</p>
      </OptionalPart>
    </main>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Bài làm');
  expect(screen.getByText('Bản đã lưu').tagName).toBe('P');
  logged.mockRestore();
});
