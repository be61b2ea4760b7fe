import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** `YYYY-MM-DD HH:mm:ss` in Asia/Ho_Chi_Minh. */
const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
/** Address of one of our own files; empty for none. */
const medium = z._default(
  z.string().check(z.regex(/^(?:\/media\/[a-z0-9][a-z0-9/._-]*)?$/), z.maxLength(200)),
  '',
);
/** `#rrggbb`, `rgb(1 2 3)` or `hsl(1 2% 3%)`, and nothing else that CSS would take. */
const colour = z.optional(
  z
    .string()
    .check(
      z.regex(
        /^(?:#[0-9a-f]{6}|rgb\(\d{1,3}(?:, ?| )\d{1,3}(?:, ?| )\d{1,3}\)|hsl\(\d{1,3}(?:, ?| )\d{1,3}%(?:, ?| )\d{1,3}%\))$/i,
      ),
    ),
);

/**
 * A holiday and how the app dresses for it. A field `color_x` stands for the token `--color-x`, `color_x_dark` for it
 * in the dark. Only the brand's own colours may change: what tells right from wrong stays what it is.
 */
export const holidayThemeSchema = z.object({
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
  color_brand: colour,
  color_brand_dark: colour,
  color_brand_soft: colour,
  color_brand_soft_dark: colour,
  color_brand_strong: colour,
  color_brand_strong_dark: colour,
  color_on_brand: colour,
  color_on_brand_dark: colour,
  color_action: colour,
  color_action_dark: colour,
  color_action_hover: colour,
  color_action_hover_dark: colour,
  color_on_action: colour,
  color_on_action_dark: colour,
});
export type HolidayTheme = z.infer<typeof holidayThemeSchema>;

export const themeDetailByKey = endpoint({
  summary: 'The holiday theme of now or the next one; null when none is planned',
  method: 'GET',
  path: '/themes/detail-by-key',
  access: 'public',
  query: z.object({ source: z.literal('1') }),
  response: z.nullable(holidayThemeSchema),
  errors: [],
});
