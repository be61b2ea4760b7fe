import { describe, expect, it } from 'vitest';
import { LESSON_SKILLS } from '#contract/course-offers.ts';
import { contrast, TOKENS } from '#tests/support/colours.ts';
import { sourcesIn } from './source-files.ts';

/** As text: 4.5:1, which is more than the 3:1 of a mark. */
const READABLE = 4.5;
const GROUNDS = ['canvas', 'surface', 'raised', 'sunk', 'brand-soft'];

/** In which modes a token cannot be read on another. */
const unreadable = (text: string, ground: string, tokens: typeof TOKENS = TOKENS): string[] =>
  (['light', 'dark'] as const).filter(
    (mode) => contrast(String(tokens.get(text)?.[mode]), String(tokens.get(ground)?.[mode])) < READABLE,
  );

describe.each(LESSON_SKILLS)('the colour of %s', (skill) => {
  it.each([...GROUNDS, `skill-${skill}-soft`])('can be read on %s, in light and in dark', (ground) => {
    expect(unreadable(`skill-${skill}`, ground)).toEqual([]);
  });

  it.each(['ink', 'muted'])('leaves %s readable on its ground', (text) => {
    expect(unreadable(text, `skill-${skill}-soft`)).toEqual([]);
  });
});

it('finds a colour that cannot be read', () => {
  const tokens = new Map([
    ['grey', { light: '#999999', dark: '#999999' }],
    ['ground', { light: '#ffffff', dark: '#000000' }],
  ]);
  expect(unreadable('grey', 'ground', tokens)).toEqual(['light']);
});

/** A colour of its own instead of a token: hex or a colour function, also in an arbitrary class. */
const RAW = /(?<![\w&/#-])#(?:[\da-f]{6}|[\da-f]{8}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i;

const rawColours = (source: string): string[] =>
  source.split('\n').flatMap((line, at) => (RAW.test(line) ? [`${at + 1}: ${line.trim()}`] : []));

/** Draws a picture that leaves the app, where no token follows it. */
const PICTURES = ['src/features/streak/model/draw-share-card.ts'];

it('no component has a colour of its own', () => {
  const found = sourcesIn('src')
    .filter(({ path }) => !PICTURES.includes(path))
    .flatMap(({ path, source }) => rawColours(source).map((line) => `${path}:${line}`));
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
