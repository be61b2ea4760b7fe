import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 400 | 600 | 700;
const SUBSETS = ['latin', 'vietnamese', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];
const WEIGHTS: readonly Weight[] = [400, 600, 700];

const require = createRequire(import.meta.url);
const fileOf = (subset: Subset, weight: Weight): string =>
  require.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff`);

const nameOf = (subset: Subset, weight: Weight): string => `${subset}-${weight}`;

let files: Map<string, Buffer> | undefined;

/** The Be Vietnam Pro files that a certificate uses, by the names that `fontRuns` returns; read once. */
export function fontFiles(): ReadonlyMap<string, Buffer> {
  files ??= new Map(
    SUBSETS.flatMap((subset) =>
      WEIGHTS.map((weight) => [nameOf(subset, weight), readFileSync(fileOf(subset, weight))] as const),
    ),
  );
  return files;
}

/**
 * The package splits the typeface by the `unicode-range` of its style sheet, so the letters of a Vietnamese
 * word are spread over two files. Code points, first and last; anything in neither is looked up in the third.
 */
const RANGES: readonly [Subset, readonly (readonly [number, number])[]][] = [
  [
    'vietnamese',
    [
      [0x102, 0x103],
      [0x110, 0x111],
      [0x128, 0x129],
      [0x168, 0x169],
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x300, 0x301],
      [0x303, 0x304],
      [0x308, 0x309],
      [0x323, 0x323],
      [0x329, 0x329],
      [0x1ea0, 0x1ef9],
      [0x20ab, 0x20ab],
    ],
  ],
  [
    'latin',
    [
      [0, 0xff],
      [0x152, 0x153],
      [0x2000, 0x206f],
    ],
  ],
];

function subsetOf(sign: string): Subset {
  const point = sign.codePointAt(0) ?? 0;
  const found = RANGES.find(([, ranges]) => ranges.some(([first, last]) => first <= point && point <= last));
  return found?.[0] ?? 'latin-ext';
}

/** Splits a text into runs that one file each can show, in order. */
export function fontRuns(text: string, weight: Weight): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const sign of text) {
    const font = nameOf(subsetOf(sign), weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}
