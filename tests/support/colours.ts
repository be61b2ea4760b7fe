import { readFileSync } from 'node:fs';

export type Mode = 'light' | 'dark';

/** The colours of the design, by the names of their tokens, as `#rrggbb`. */
export const TOKENS: ReadonlyMap<string, Record<Mode, string>> = new Map(
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

/** The contrast of two colours by WCAG, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
