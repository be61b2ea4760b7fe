import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SoundPlayer } from './sound-player.tsx';

const audio = () => document.querySelector('audio') ?? expect.fail('no sound');

/** As a browser that has loaded a sound of so many seconds. */
function load(duration: number): void {
  Object.defineProperty(audio(), 'duration', { configurable: true, value: duration });
  fireEvent.durationChange(audio());
}

it('plays and pauses by one button, which says what it does', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    fireEvent.play(this);
    return Promise.resolve();
  });
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    fireEvent.pause(this);
  });
  render(<SoundPlayer src="/a.mp3" label="Nghe câu mẫu" />);
  expect(screen.getByRole('group', { name: 'Nghe câu mẫu' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Nghe câu mẫu' }));
  expect(play).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Tạm dừng' }));
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Nghe câu mẫu' }));
  fireEvent.ended(audio());
  expect(screen.getByRole('button', { name: 'Nghe câu mẫu' })).toBeVisible();
});

it('can be moved once its length is known, and not where it has none', () => {
  render(<SoundPlayer src="/a.mp3" label="Nghe câu mẫu" />);
  const position = screen.getByRole('slider');
  expect(position).toBeDisabled();
  load(Number.POSITIVE_INFINITY);
  expect(position).toBeDisabled();
  load(65);
  expect(position).toBeEnabled();
  fireEvent.change(position, { target: { value: '30' } });
  expect(audio().currentTime).toBe(30);
  expect(position).toHaveAttribute('aria-valuetext', '00:30 / 01:05');
});

it('stands still where the browser refuses to play', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.play(this);
    return Promise.reject(new Error('refused'));
  });
  render(<SoundPlayer src="/a.mp3" label="Nghe câu mẫu" />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'Nghe câu mẫu' })).toBeVisible();
});
