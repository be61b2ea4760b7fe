import { z } from 'zod/mini';
import { type HolidayTheme, holidayThemeSchema } from '#contract/holiday-theme.ts';
import { writeCookie } from '#src/platform/browser/cookies.ts';
import { readCookie } from '#src/platform/browser/read-cookie.ts';

const THEME_COOKIE = 'luyen_theme';
const THEME_SECONDS = 3_600;
const PLAYED_COOKIE = 'luyen_holiday_played';
const PLAYED_SECONDS = 30 * 60;

const schema = z.nullable(holidayThemeSchema);

/** The theme fetched within the last hour (null: there is none); undefined if it has to be fetched. */
export function cachedTheme(): HolidayTheme | null | undefined {
  try {
    const cookie = readCookie(THEME_COOKIE);
    return cookie === null ? undefined : schema.safeParse(JSON.parse(cookie)).data;
  } catch {
    return undefined;
  }
}

export const cacheTheme = (theme: HolidayTheme | null): void =>
  writeCookie(THEME_COOKIE, JSON.stringify(theme), THEME_SECONDS);

export const hasPlayedRecently = (): boolean => readCookie(PLAYED_COOKIE) !== null;
export const recordPlayed = (): void => writeCookie(PLAYED_COOKIE, '1', PLAYED_SECONDS);
