import { z } from 'zod/mini';

/** `YYYY-MM-DD HH:mm:ss` in Asia/Ho_Chi_Minh. */
const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
/** Path of a file of this site; empty for none. */
const medium = z._default(
  z.string().check(z.regex(/^(?:\/media\/[a-z0-9][a-z0-9/._-]*)?$/), z.maxLength(200)),
  '',
);
/** `#rrggbb`, `rgb(1 2 3)` or `hsl(1 2% 3%)`; no other CSS colour. */
const colour = z
  .string()
  .check(
    z.regex(
      /^(?:#[0-9a-f]{6}|rgb\(\d{1,3}(?:, ?| )\d{1,3}(?:, ?| )\d{1,3}\)|hsl\(\d{1,3}(?:, ?| )\d{1,3}%(?:, ?| )\d{1,3}%\))$/i,
    ),
  );

/** Maximum colours of a theme: the whole theme is stored in a cookie, which browsers limit to 4 kB. */
const THEME_COLOURS_MAX = 40;

/** Whether a field is a colour: its name contains `color` (docs/product.md, points 3 and 4). */
export const isColourField = (name: string): boolean =>
  /^[a-z][a-z0-9_]{0,39}$/.test(name) && name.includes('color');

/**
 * A holiday and its theme. Any other field whose name contains `color` is a colour and sets the CSS variable of that
 * name: `color_brand` sets `--color-brand`, `header_color` sets `--header-color`. A name that ends in `_dark` sets the
 * colour of dark mode.
 */
export const holidayThemeSchema = z
  .catchall(
    z.object({
      /** Greeting below the popup's picture. */
      title: z.string().check(z.minLength(1), z.maxLength(100)),
      start_time: moment,
      end_time: moment,
      holiday_background_animation_type: z._default(z.enum(['snow', '']), ''),
      holiday_popup_animation: medium,
      /** For narrow screens; empty: same as on wide ones. */
      holiday_popup_animation_mobile: medium,
      /** How long the popup is shown, seconds. */
      holiday_popup_animation_time: z._default(z.number().check(z.minimum(1), z.maximum(60)), 10),
      holiday_audio_popup_animation: medium,
    }),
    z.unknown(),
  )
  .check(({ value, issues }) => {
    const colours = Object.entries(value).filter(([name]) => isColourField(name));
    if (colours.length > THEME_COLOURS_MAX)
      issues.push({ code: 'custom', message: `More than ${THEME_COLOURS_MAX} colours`, input: value });
    for (const [name, input] of colours) {
      for (const { message } of colour.safeParse(input).error?.issues ?? [])
        issues.push({ code: 'custom', message, path: [name], input });
    }
  });
export type HolidayTheme = z.infer<typeof holidayThemeSchema>;
