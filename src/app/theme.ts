import { create } from 'zustand';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';

const KEY = 'luyen.theme';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The current theme. Starts as the server renders it, which knows no device. */
export const useTheme = create<{ theme: Theme }>(() => ({ theme: 'system' }));

/** What the learner chose on this device; `system` follows the device. */
export function storedTheme(): Theme {
  const stored = deviceStorage.getItem(KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  useTheme.setState({ theme });
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deviceStorage.removeItem(KEY);
  else deviceStorage.setItem(KEY, theme);
  applyTheme(theme);
}
