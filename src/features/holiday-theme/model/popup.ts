import type { HolidayTheme } from '#contract/holiday-theme.ts';

/** Widest screen that counts as narrow, CSS pixels. */
const NARROW_MAX = 768;

interface Surroundings {
  /** Of the window, CSS pixels. */
  width: number;
  /** It played within the last 30 minutes. */
  playedLately: boolean;
  /** The learner wants nothing to move. */
  still: boolean;
}

export interface Popup {
  picture: string;
  /** Never plays by itself. */
  music: string | null;
  seconds: number;
}

/** What pops up for a theme that is on; null for nothing. */
export function popupOf(theme: HolidayTheme, { width, playedLately, still }: Surroundings): Popup | null {
  const narrow = width <= NARROW_MAX ? theme.holiday_popup_animation_mobile : '';
  const picture = narrow || theme.holiday_popup_animation;
  if (still || playedLately || picture === '') return null;
  return {
    picture,
    music: theme.holiday_audio_popup_animation || null,
    seconds: theme.holiday_popup_animation_time,
  };
}
