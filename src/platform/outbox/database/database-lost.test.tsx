import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { databaseHealth } from './database-health.ts';
import { DatabaseLost } from './database-lost.tsx';

afterEach(() => databaseHealth.setState({ lost: false }));

it('asks for a reload once the database is lost, and says that the work is still there', async () => {
  render(<DatabaseLost />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => databaseHealth.setState({ lost: true }));
  expect(await screen.findByText(/Bài đã lưu vẫn còn trên máy/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
});
