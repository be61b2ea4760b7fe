import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { BottomBar } from './bottom-bar.tsx';

it.each([
  ['/', 'Hôm nay', 'page'],
  ['/chuoi-ngay', 'Hôm nay', 'true'],
  ['/my-course', 'Học', 'page'],
  ['/lesson/bai', 'Học', 'true'],
  ['/course-overview/khoa', 'Học', 'true'],
  ['/trial-class', 'Học', 'true'],
  ['/luyen-de', 'Luyện đề', 'page'],
  ['/test-prediction', 'Luyện đề', 'true'],
  ['/blog', null, null],
  ['/cho-gui', 'Chờ gửi', 'page'],
  ['/my-profile', null, null],
])('on %s, %s is highlighted: %s', (path, label, mark) => {
  renderApp(<BottomBar />, { at: path });
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
    label === null ? [] : [[label, mark]],
  );
});
