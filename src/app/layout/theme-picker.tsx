import { Monitor, Moon, Sun } from 'lucide-react';
import { SHELL } from '#src/messages/shell.ts';
import { chooseTheme, THEMES, useTheme } from '../theme.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or following the device. */
export function ThemePicker() {
  const { theme: chosen } = useTheme();
  return (
    <fieldset className="flex rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{SHELL.theme}</legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3.5 text-sm text-muted has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={chosen === name}
              onChange={() => chooseTheme(name)}
            />
            <Icon aria-hidden="true" className="size-4" />
            {SHELL.themes[name]}
          </label>
        );
      })}
    </fieldset>
  );
}
