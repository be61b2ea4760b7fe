import { describe, expect, it } from 'vitest';
import { holidayThemeSchema } from '#contract/holiday-theme.ts';
import { made } from '#tests/support/made.ts';
import { popupOf } from './popup.ts';

const THEME = made(holidayThemeSchema, {
  start_time: '2027-01-30 00:00:00',
  end_time: '2027-02-12 23:59:59',
  holiday_popup_animation: '/media/wide.svg',
  holiday_popup_animation_mobile: '/media/narrow.svg',
  holiday_popup_animation_time: 12,
  holiday_audio_popup_animation: '/media/song.mp3',
});
const NOW = { width: 1280, playedRecently: false, reducedMotion: false };

describe('popupOf', () => {
  it.each([
    ['on a wide screen', {}, {}, '/media/wide.svg'],
    ['at 769 px', {}, { width: 769 }, '/media/wide.svg'],
    ['at 768 px', {}, { width: 768 }, '/media/narrow.svg'],
    ['on a phone', {}, { width: 360 }, '/media/narrow.svg'],
    [
      'on a phone without a picture for it',
      { holiday_popup_animation_mobile: '' },
      { width: 360 },
      '/media/wide.svg',
    ],
    ['on a wide screen without a picture for it', { holiday_popup_animation: '' }, {}, undefined],
    ['within 30 minutes of the last one', {}, { playedRecently: true }, undefined],
    ['with reduced motion', {}, { reducedMotion: true }, undefined],
  ])('%s', (_, changes, surroundings, picture) => {
    expect(popupOf({ ...THEME, ...changes }, { ...NOW, ...surroundings })?.picture).toBe(picture);
  });

  it('returns the music and the duration', () => {
    expect(popupOf(THEME, NOW)).toMatchObject({ music: '/media/song.mp3', seconds: 12 });
    expect(popupOf({ ...THEME, holiday_audio_popup_animation: '' }, NOW)?.music).toBeNull();
  });
});
