import { z } from 'zod/mini';

/** `YYYY-MM-DD HH:mm:ss` in Asia/Ho_Chi_Minh. */
const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
/** Address of one of our own files; empty for none. */
const medium = z._default(
  z.string().check(z.regex(/^(?:\/media\/[a-z0-9][a-z0-9/._-]*)?$/), z.maxLength(200)),
  '',
);
/** `#rrggbb`, `rgb(1 2 3)` or `hsl(1 2% 3%)`, and nothing else that CSS would take. */
const colour = z
  .string()
  .check(
    z.regex(
      /^(?:#[0-9a-f]{6}|rgb\(\d{1,3}(?:, ?| )\d{1,3}(?:, ?| )\d{1,3}\)|hsl\(\d{1,3}(?:, ?| )\d{1,3}%(?:, ?| )\d{1,3}%\))$/i,
    ),
  );

/** Most colours of a theme: all of it is kept in a cookie, which browsers cut off at 4 kB. */
const THEME_COLOURS_MAX = 40;

/** Whether a field is a colour: any is whose name contains color (docs/product.md, points 3 and 4). */
export const isColourField = (name: string): boolean =>
  /^[a-z][a-z0-9_]{0,39}$/.test(name) && name.includes('color');

/**
 * A holiday and how the app dresses for it. Besides the fields named here any whose name contains color is a colour,
 * set as the style variable of its name: `color_brand` as `--color-brand`, `header_color` as `--header-color`, and one
 * that ends in `_dark` as what it is in the dark.
 */
export const holidayThemeSchema = z
  .catchall(
    z.object({
      /** Good wishes: the words below the popup's picture. */
      title: z.string().check(z.minLength(1), z.maxLength(100)),
      start_time: moment,
      end_time: moment,
      holiday_background_animation_type: z._default(z.enum(['snow', '']), ''),
      holiday_popup_animation: medium,
      /** For narrow screens; empty: the same as on wide ones. */
      holiday_popup_animation_mobile: medium,
      /** Seconds the popup stays. */
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
