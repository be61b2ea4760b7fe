import { describe, expect, it } from 'vitest';
import { themeVariables } from './theme-variables.ts';

const THEME = {
  title: 'Tết',
  start_time: '2027-01-30 00:00:00',
  end_time: '2027-02-12 23:59:59',
  holiday_background_animation_type: '',
  holiday_popup_animation: '',
  holiday_popup_animation_mobile: '',
  holiday_popup_animation_time: 10,
  holiday_audio_popup_animation: '',
} as const;

describe('themeVariables', () => {
  it.each([
    ['no colour', {}, []],
    ['one for both modes', { color_brand: '#d9507c' }, [['--color-brand', '#d9507c']]],
    [
      'one for each mode',
      { color_on_action: '#ffffff', color_on_action_dark: '#2b0514' },
      [['--color-on-action', 'light-dark(#ffffff, #2b0514)']],
    ],
    ['only a dark one', { color_on_brand_dark: '#2b0514' }, []],
    [
      'several',
      { color_brand_soft: 'rgb(1 2 3)', color_action: '#b0265a' },
      [
        ['--color-brand-soft', 'rgb(1 2 3)'],
        ['--color-action', '#b0265a'],
      ],
    ],
    [
      'any other colour field',
      { header_color: '#123456', header_color_dark: '#654321', holiday_text_color_2: '#abcdef' },
      [
        ['--header-color', 'light-dark(#123456, #654321)'],
        ['--holiday-text-color-2', '#abcdef'],
      ],
    ],
    ['no colour field', { background: '#123456' }, []],
  ])('%s', (_, colours, expected) => {
    expect([...themeVariables({ ...THEME, ...colours })]).toEqual(expected);
  });
});
