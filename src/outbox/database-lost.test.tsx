import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDatabaseHealth } from './database-health.ts';
import { DatabaseLost } from './database-lost.tsx';

afterEach(() => useDatabaseHealth.setState({ lost: false }));

it('asks for a reload once the database is lost, and says that the work is there', () => {
  render(<DatabaseLost />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => useDatabaseHealth.setState({ lost: true }));
  expect(screen.getByText(/Bài đã lưu vẫn còn trên máy/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tải lại trang' })).toBeDefined();
});
