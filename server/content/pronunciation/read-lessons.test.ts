import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PRONUNCIATION_GROUPS } from '#contract/pronunciation-lesson.ts';
import type { PackFiles, PackText } from '../pack-files.ts';
import { ProblemReport } from '../problem-report.ts';
import { readPronunciation } from './read-lessons.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
const texts: PackText[] = [];

beforeAll(() => {
  for (const [folder, kind] of [
    ['ipa-chart', 'sound'],
    ['pronunciation', 'pronunciation'],
  ] as const)
    for (const file of readdirSync(new URL(`${folder}/`, CONTENT))) {
      const source = readFileSync(new URL(`${folder}/${file}`, CONTENT), 'utf8');
      texts.push({ kind, path: `${folder}/${file}`, id: basename(file, '.yaml'), ownerId: '', source });
    }
});

/** Reads the lessons of the pack, one file of them changed. */
async function read(path?: string, change: Partial<PackText> | ((source: string) => string) = {}) {
  const problems = new ProblemReport();
  const changed = texts.map((text) => {
    if (text.path !== path) return text;
    return typeof change === 'function' ? { ...text, source: change(text.source) } : { ...text, ...change };
  });
  const files: PackFiles = { manifest: null, payments: null, texts: changed, media: [], bytes: new Map() };
  const pronunciation = await readPronunciation(files, problems);
  return { pronunciation, problems: problems.sorted() };
}

describe('the pronunciation lessons of the pack', () => {
  it('are twenty without faults, in the order of their groups, with three sets each', async () => {
    const { pronunciation, problems } = await read();
    expect(problems).toEqual([]);
    expect(pronunciation.lessons.map(({ place }) => place)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    const groups = pronunciation.lessons.map(({ group }) => PRONUNCIATION_GROUPS.indexOf(group));
    expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    expect(pronunciation.sets).toHaveLength(3 * 20);
  });

  it('have right answers at every place, so that no place is a guess', async () => {
    const { pronunciation } = await read();
    for (const { id, tell } of pronunciation.lessons) {
      for (const place of ['a', 'b', 'c', 'd'])
        expect(tell.filter(({ choice }) => choice === place).length, id).toBeLessThan(tell.length * 0.75);
    }
  });

  const LESSON = 'pronunciation/sheep-or-ship.yaml';
  it.each([
    ['a word in no dictionary', ['text: sheep', 'text: sheepish thonk'], 'thonk'],
    ['a sentence with such a word', ['in this seat.', 'in this thonk.'], 'thonk'],
    ['a section missing', [/^say:[\s\S]*?(?=^use:)/m, ''], 'say'],
    ['options that sound alike', ['options: [fill, feel]', 'options: [fill, Phil]'], 'sound the same'],
    ['a key that is no option', ['answer: people', 'answer: pupil'], '"pupil" is none of the options'],
    ['something heard that is no option', ['heard: ship', 'heard: shop'], '"shop" is none of the options'],
    ['the same option twice', ['[sheep, ship]', '[ship, ship]'], 'Two options are the same'],
    ['a sound that there is not', ['sounds: [ii, i]', 'sounds: [ii, q]'], 'no sound "q"'],
    ['a drill that there is not', ['drills: [ee-i]', 'drills: [ee-q]'], 'no drill "ee-q"'],
    ['a taken place', ['place: 1', 'place: 2'], 'has this place already'],
    ['too little to say', [/ {4}- \{ you: I live in.*\n/, ''], 'lines, not 2'],
    ['a field too much', ['group:', 'loud: 1\ngroup:'], 'loud'],
  ] as const)('%s is reported with its line', async (_, [from, to], message) => {
    const { problems } = await read(LESSON, (source) => source.replace(from, to));
    const found = problems.map((problem) => problem.message).join('\n');
    expect(found).toContain(message);
    expect(problems[0]?.line).toBeGreaterThan(0);
  });

  it.each(['th-t', 'ipa'])('the address of another page is no id: %s', async (id) => {
    const { problems } = await read(LESSON, { id });
    expect(problems.map(({ message }) => message).join()).toContain('address of another page');
  });
});
