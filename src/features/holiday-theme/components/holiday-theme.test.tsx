import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HolidayTheme as Theme } from '#contract/holiday-theme.ts';
import { removeCookie } from '#src/platform/browser/cookies.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { cachedTheme, cacheTheme } from '../model/holiday-cookies.ts';
import HolidayTheme from './holiday-theme.tsx';

const THEME: Theme = {
  title: 'Chúc mừng năm mới',
  start_time: '2027-01-30 00:00:00',
  end_time: '2027-02-12 23:59:59',
  holiday_background_animation_type: 'snow',
  holiday_popup_animation: '/media/wide.svg',
  holiday_popup_animation_mobile: '',
  holiday_popup_animation_time: 12,
  holiday_audio_popup_animation: '/media/song.mp3',
  color_action: '#b0265a',
  color_action_dark: '#f3a0ba',
};
const TET = new Date('2027-02-06T00:00:00+07:00');
const actionColour = () => document.documentElement.style.getPropertyValue('--color-action');
const wishes = () => screen.queryByRole('region', { name: 'Lời chúc ngày lễ' });
const show = () => {
  const view = render(<HolidayTheme />);
  const picture = view.container.querySelector('img');
  if (picture) fireEvent.load(picture);
  return view;
};
const setReducedMotion = (reducedMotion: boolean) => {
  const list = { matches: reducedMotion, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => list);
};

const api = fakeApi();

beforeEach(() => {
  vi.useFakeTimers({ now: TET });
  // A cancelled animation fails the test here, although it is no error in a browser.
  vi.spyOn(Animation.prototype, 'cancel').mockReturnValue();
  api.noNetwork();
  setReducedMotion(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['luyen_theme', 'luyen_holiday_played']) removeCookie(name);
  localStorage.clear();
});

describe('the holiday theme', () => {
  it('is applied from the cookie while offline, and cleaned up', () => {
    cacheTheme(THEME);
    const { unmount, container } = show();
    expect(actionColour()).toBe('light-dark(#b0265a, #f3a0ba)');
    expect(wishes()?.textContent).toContain('Chúc mừng năm mới');
    expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(innerWidth < 768 ? 20 : 50);
    unmount();
    expect(actionColour()).toBe('');
  });

  it('starts and ends on time while the page stays open', () => {
    vi.setSystemTime(new Date('2027-01-29T23:59:30+07:00'));
    cacheTheme(THEME);
    show();
    expect(actionColour()).toBe('');
    act(() => vi.advanceTimersByTime(31_000));
    expect(actionColour()).not.toBe('');
    act(() => vi.setSystemTime(new Date('2027-02-13T00:00:00+07:00')));
    act(() => vi.advanceTimersByTime(3_600_000));
    expect(actionColour()).toBe('');
  });

  it('shows its popup once in half an hour', () => {
    cacheTheme(THEME);
    show().unmount();
    show();
    expect(wishes()).toBeNull();
    expect(actionColour()).not.toBe('');
  });

  it('closes its popup by the button, by Esc, and by a timeout', () => {
    const ways = [
      () => fireEvent.click(screen.getByRole('button', { name: 'Đóng lời chúc' })),
      () => fireEvent.keyDown(document, { key: 'Escape' }),
      () => act(() => vi.advanceTimersByTime(12_000)),
    ];
    for (const close of ways) {
      removeCookie('luyen_holiday_played');
      cacheTheme(THEME);
      const { unmount } = show();
      expect(wishes()).not.toBeNull();
      close();
      expect(wishes()).toBeNull();
      unmount();
    }
  });

  it('plays music only on request', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    cacheTheme(THEME);
    show();
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Bật nhạc' }));
    expect(play).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Đóng lời chúc' }));
    expect(pause).toHaveBeenCalled();
  });

  it('shows no animation with reduced motion', () => {
    setReducedMotion(true);
    cacheTheme(THEME);
    const { container } = show();
    expect(container.innerHTML).toBe('');
  });

  it('stops its snow permanently', () => {
    cacheTheme({ ...THEME, holiday_popup_animation: '' });
    const { container, unmount } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Tắt tuyết rơi' }));
    expect(container.querySelector('span')).toBeNull();
    unmount();
    show();
    expect(screen.queryByRole('button', { name: 'Bật tuyết rơi' })).not.toBeNull();
  });

  it('is absent without a theme, or with an invalid cookie', () => {
    expect(show().container.innerHTML).toBe('');
    // biome-ignore lint/suspicious/noDocumentCookie: simulates a broken extension
    document.cookie = 'luyen_theme=%E0%A4%A';
    expect(cachedTheme()).toBeUndefined();
    // biome-ignore lint/suspicious/noDocumentCookie: simulates an attack
    document.cookie = `luyen_theme=${encodeURIComponent(JSON.stringify({ ...THEME, color_action: 'url(//x)' }))}`;
    expect(cachedTheme()).toBeUndefined();
    expect(show().container.innerHTML).toBe('');
  });
});
