import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HolidayTheme } from '#contract/holiday-theme.ts';
import { readPack } from '#server/content/read-pack.ts';

const reading = await readPack('content');
if (!reading.ok) throw new Error('the starter content has problems');
const { themes } = reading.pack;

type Mode = 'light' | 'dark';
const TOKENS = new Map(
  [
    ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
      /--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

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
