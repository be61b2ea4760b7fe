import { type HolidayTheme, isColourField } from '#contract/holiday-theme.ts';

const DARK = '_dark';

/**
 * The style variables that a theme sets, by name: `color_action` is `--color-action`, and with a `color_action_dark`
 * it is another one in the dark. A dark colour alone changes nothing.
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
      .map(([field, day]) => {
        const night = colours.get(`${field}${DARK}`);
        const name = `--${field.replaceAll('_', '-')}`;
        return [name, night === undefined ? day : `light-dark(${day}, ${night})`];
      }),
  );
}
