import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeView, useViewSettings } from '../model/view-settings.ts';
import { SplitPanes } from './split-panes.tsx';

afterEach(() => {
  changeView({ split: 50 });
});

const panes = (scrollKey: string, onShow = vi.fn()) => (
  <SplitPanes
    left={<p>text</p>}
    leftName="Bài đọc"
    right={<p>asked</p>}
    shown="left"
    onShow={onShow}
    scrollKey={scrollKey}
  />
);

it('moves its border by the keyboard within its limits, and stores it', () => {
  render(panes('1'));
  const border = screen.getByRole('separator', { name: 'Độ rộng của bài đọc' });
  fireEvent.keyDown(border, { key: 'ArrowRight' });
  expect(border.getAttribute('aria-valuenow')).toBe('52');
  fireEvent.keyDown(border, { key: 'End' });
  fireEvent.keyDown(border, { key: 'ArrowRight' });
  expect(border.getAttribute('aria-valuenow')).toBe('75');
  expect(localStorage.getItem('luyen.test-view')).toContain('"split":75');
  fireEvent.doubleClick(border);
  expect(useViewSettings.getState().split).toBe(50);
});

it('preserves each text’s scroll position while another part is on screen', () => {
  const { rerender } = render(panes('1'));
  const text = screen.getByRole('region', { name: 'Bài đọc' });
  text.scrollTop = 240;
  fireEvent.scroll(text);
  rerender(panes('2'));
  expect(text.scrollTop).toBe(0);
  rerender(panes('1'));
  expect(text.scrollTop).toBe(240);
});

it('switches between the panes on a phone', () => {
  const onShow = vi.fn();
  render(panes('1', onShow));
  expect(screen.getByRole('button', { name: 'Bài đọc' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Câu hỏi' }));
  expect(onShow).toHaveBeenCalledWith('right');
});
