import { describe, expect, it } from 'vitest';
import type { HolidayTheme } from '#contract/holiday-theme.ts';
import { contrast, type Mode, TOKENS } from '#tests/support/colours.ts';
import { starterPack } from '../support/starter-pack.ts';

const pack = await starterPack();
const { themes } = pack;

/** The colour of a token under the theme. */
const colourOf = (theme: HolidayTheme, token: string, mode: Mode): string => {
  const fields = new Map(Object.entries(theme));
  const field = `color_${token.replaceAll('-', '_')}`;
  const own = (mode === 'dark' && fields.get(`${field}_dark`)) || fields.get(field);
  return String(own ?? TOKENS.get(token)?.[mode]);
};

const PAIRS = [
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ...['canvas', 'surface', 'raised', 'sunk', 'brand-soft'].map(
    (ground) => ['brand-strong', ground, 4.5] as const,
  ),
  ['ink', 'brand-soft', 4.5],
  ['muted', 'brand-soft', 4.5],
  ['on-brand', 'brand', 3],
  ['brand', 'canvas', 3],
  ['brand', 'sunk', 3],
] as const;

describe.each(themes.map(({ id, theme }) => [id, theme] as const))('the theme %s', (_, theme) => {
  it.each(PAIRS)(
    'has %s on %s with a contrast of at least %d:1, in light and in dark',
    (text, ground, least) => {
      for (const mode of ['light', 'dark'] as const) {
        const ratio = contrast(colourOf(theme, text, mode), colourOf(theme, ground, mode));
        expect(ratio, mode).toBeGreaterThanOrEqual(least);
      }
    },
  );
});

it('themes change only existing tokens', () => {
  expect(themes.map(({ id }) => id)).toEqual(['giang-sinh-2026', 'tet-dinh-mui-2027']);
  const names = themes.flatMap(({ theme }) => Object.keys(theme)).filter((name) => name.startsWith('color_'));
  for (const name of names) {
    const token = name
      .slice('color_'.length)
      .replace(/_dark$/, '')
      .replaceAll('_', '-');
    expect(TOKENS.has(token), name).toBe(true);
  }
});
