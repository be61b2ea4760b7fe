import type { HolidayTheme } from '#contract/theme.ts';

const FIELD = /^color_(?<token>[a-z_]+?)(?<dark>_dark)?$/;

/**
 * The style variables that a theme sets, by name: `color_action` is `--color-action`, and with a `color_action_dark`
 * it is another one in the dark. A dark colour alone changes nothing.
 */
export function themeVariables(theme: HolidayTheme): Map<string, string> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [field, value] of Object.entries(theme)) {
    const match = FIELD.exec(field)?.groups;
    if (match?.token === undefined || typeof value !== 'string') continue;
    (match.dark === undefined ? light : dark).set(`--color-${match.token.replaceAll('_', '-')}`, value);
  }
  return new Map(
    [...light].map(([name, day]) => {
      const night = dark.get(name);
      return [name, night === undefined ? day : `light-dark(${day}, ${night})`];
    }),
  );
}
