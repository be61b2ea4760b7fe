import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSON_SKILLS } from '#contract/course-offers.ts';
import { contrast, TOKENS } from '#tests/support/colours.ts';
import { codeFiles } from './source-files.ts';

/** As text: 4.5:1, which is more than the 3:1 of a mark. */
const READABLE = 4.5;
const GROUNDS = ['canvas', 'surface', 'raised', 'sunk', 'brand-soft'];

describe.each(LESSON_SKILLS)('the colour of %s', (skill) => {
  it.each([...GROUNDS, `skill-${skill}-soft`])('can be read on %s, in light and in dark', (ground) => {
    for (const mode of ['light', 'dark'] as const) {
      const ratio = contrast(
        String(TOKENS.get(`skill-${skill}`)?.[mode]),
        String(TOKENS.get(ground)?.[mode]),
      );
      expect(ratio, mode).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it.each(['ink', 'muted'])('leaves %s readable on its ground', (text) => {
    for (const mode of ['light', 'dark'] as const) {
      const ratio = contrast(
        String(TOKENS.get(text)?.[mode]),
        String(TOKENS.get(`skill-${skill}-soft`)?.[mode]),
      );
      expect(ratio, mode).toBeGreaterThanOrEqual(READABLE);
    }
  });
});

/** A colour of its own instead of a token: hex or a colour function, also in an arbitrary class. */
const RAW = /(?<![\w&/#-])#(?:[\da-f]{6}|[\da-f]{8}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i;

const rawColours = (source: string): string[] =>
  source.split('\n').flatMap((line, at) => (RAW.test(line) ? [`${at + 1}: ${line.trim()}`] : []));

/** Draws a picture that leaves the app, where no token follows it. */
const PICTURES = ['src/features/streak/model/draw-share-card.ts'];

it('no component has a colour of its own', () => {
  const found = codeFiles()
    .filter((path) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path) && !PICTURES.includes(path))
    .flatMap((path) => rawColours(readFileSync(path, 'utf8')).map((line) => `${path}:${line}`));
  expect(found).toEqual([]);
});

it.each([
  ['stroke="#f97316"', 1],
  ["color: '#fff'", 1],
  ['bg-[#1c1917]', 1],
  ['fill: rgb(0 0 0 / 20%)', 1],
  ["import { href } from '#contract/href.ts';", 0],
  ['className="fill-brand-soft"', 0],
])('finds a colour in %s: %d', (source, found) => {
  expect(rawColours(source)).toHaveLength(found);
});
