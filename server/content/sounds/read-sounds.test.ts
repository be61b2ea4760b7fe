import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PackFiles, PackText } from '../pack-files.ts';
import { ProblemReport } from '../problem-report.ts';
import { readSounds } from './read-sounds.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
const texts: PackText[] = [];

beforeAll(() => {
  for (const [folder, kind] of [
    ['ipa-chart', 'sound'],
    ['letters', 'letters'],
  ] as const)
    for (const file of readdirSync(new URL(`${folder}/`, CONTENT))) {
      const source = readFileSync(new URL(`${folder}/${file}`, CONTENT), 'utf8');
      texts.push({ kind, path: `${folder}/${file}`, id: basename(file, '.yaml'), ownerId: '', source });
    }
});

/** Reads the sounds of the pack, one file of them changed. */
async function read(path?: string, from: string | RegExp = '', to = '') {
  const problems = new ProblemReport();
  const changed = texts.map((text) =>
    text.path === path ? { ...text, source: text.source.replace(from, to) } : text,
  );
  const files: PackFiles = { manifest: null, payments: null, texts: changed, media: [], bytes: new Map() };
  const sounds = await readSounds(files, problems);
  return { sounds, problems: problems.sorted() };
}

describe('the sounds and letters of the pack', () => {
  it('have no faults, and a set for each sound and two for each topic', async () => {
    const { sounds, problems } = await read();
    expect(problems).toEqual([]);
    expect(sounds.sets).toHaveLength(44 + 2 * 5);
  });

  it.each([
    ['a word without the sound', 'ipa-chart/th.yaml', 'text: month', 'text: mountain', '"mountain" is'],
    [
      'a word that is in no dictionary',
      'ipa-chart/th.yaml',
      'text: month',
      'text: thonkly',
      '"thonkly" is not in',
    ],
    ['a sentence with such a word', 'ipa-chart/th.yaml', 'my teeth', 'my thonklies', 'thonklies'],
    ['a pair with another sound', 'ipa-chart/th.yaml', 'text: tin,', 'text: sin,', '"sin" is'],
    ['a sound that there is not', 'ipa-chart/th.yaml', 'sound: t', 'sound: q', 'no sound "q"'],
    ['a taken place', 'ipa-chart/th.yaml', 'place: 11', 'place: 12', 'has this place already'],
    ['a field too much', 'ipa-chart/th.yaml', 'voiced:', 'loud: 1\nvoiced:', 'loud'],
    ['a letter missing', 'letters/alphabet.yaml', 'letter: B', 'letter: A', 'from A to Z'],
    ['what the engine cannot hear', 'letters/emails.yaml', 'green park dot', 'grnprk dot', 'grnprk'],
  ])('%s is reported with its file and line', async (_, path, from, to, message) => {
    const { problems } = await read(path, from, to);
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    expect(problems[0]?.line).toBeGreaterThan(0);
  });
});
