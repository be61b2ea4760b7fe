import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { BottomBar } from './bottom-bar.tsx';

afterEach(cleanup);

it.each([
  ['/my-course', 'Học', 'page'],
  ['/lesson/bai', 'Học', 'true'],
  ['/course-overview/khoa', 'Học', 'true'],
  ['/trial-class', 'Học', 'true'],
  ['/luyen-de', 'Luyện đề', 'page'],
  ['/test-prediction', 'Luyện đề', 'true'],
  ['/blog/search-tag', 'Đọc', 'true'],
  ['/cho-gui', 'Chờ gửi', 'page'],
  ['/my-profile', null, null],
])('on %s, %s is marked: %s', (path, label, mark) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <BottomBar />
    </MemoryRouter>,
  );
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
    label === null ? [] : [[label, mark]],
  );
});
