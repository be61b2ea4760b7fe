import { type HolidayTheme, isColourField } from '#contract/holiday-theme.ts';

const DARK = '_dark';

/**
 * The CSS variables that a theme sets, by name: `color_action` becomes `--color-action`, and
 * `color_action_dark` is its value in dark mode. A dark colour alone is ignored.
 */
export function themeVariables(theme: HolidayTheme): Map<string, string> {
  const colours = new Map(
    Object.entries(theme).flatMap(([field, value]) =>
      isColourField(field) && typeof value === 'string' ? [[field, value] as const] : [],
    ),
  );
  return new Map(
    [...colours]
      .filter(([field]) => !field.endsWith(DARK))
      .map(([field, light]) => {
        const dark = colours.get(`${field}${DARK}`);
        const name = `--${field.replaceAll('_', '-')}`;
        return [name, dark === undefined ? light : `light-dark(${light}, ${dark})`];
      }),
  );
}
