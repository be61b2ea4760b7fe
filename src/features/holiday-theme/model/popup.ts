import type { HolidayTheme } from '#contract/holiday-theme.ts';

/** Widest screen that counts as narrow, CSS pixels. */
const NARROW_MAX = 768;

interface Surroundings {
  /** Width of the window, CSS pixels. */
  width: number;
  /** The popup was shown within the last 30 minutes. */
  playedRecently: boolean;
  /** The learner prefers reduced motion. */
  reducedMotion: boolean;
}

export interface Popup {
  picture: string;
  /** Never plays automatically. */
  music: string | null;
  seconds: number;
}

/** The popup of an active theme; null for none. */
export function popupOf(
  theme: HolidayTheme,
  { width, playedRecently, reducedMotion }: Surroundings,
): Popup | null {
  const narrow = width <= NARROW_MAX ? theme.holiday_popup_animation_mobile : '';
  const picture = narrow || theme.holiday_popup_animation;
  if (reducedMotion || playedRecently || picture === '') return null;
  return {
    picture,
    music: theme.holiday_audio_popup_animation || null,
    seconds: theme.holiday_popup_animation_time,
  };
}
