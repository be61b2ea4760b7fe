import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGlosses } from './find-glosses.ts';
import { loadGlossary } from './gloss-translator.ts';
import { readGlossary } from './read-glossary.ts';

const DIRECTORY = 'server/engines/translation/glossary';
const files = readdirSync(DIRECTORY);
const linesOf = (file: string): string[] =>
  readFileSync(`${DIRECTORY}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const lines = files.flatMap(linesOf);
const glossary = loadGlossary();

/** The pack's English texts: passages, scripts and duets. */
function contentTexts(): string[] {
  const practices = readdirSync('content/practices').map((name) => `content/practices/${name}`);
  const duets = readdirSync('content/duets').map((name) => `content/duets/${name}`);
  const tests = readdirSync('content/tests').flatMap((name) =>
    readdirSync(`content/tests/${name}`).flatMap((part) =>
      part.startsWith('part') ? [`content/tests/${name}/${part}`] : [],
    ),
  );
  return [...practices, ...duets, ...tests].map((path) =>
    readFileSync(path, 'utf8').split(/^---$/m).slice(2).join('\n'),
  );
}

describe('the glossary', () => {
  it('lists each word and part of speech once', () => {
    const names = lines.map((line) => line.split('|').slice(0, 2).join('|'));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(files)('%s is in order and in composed Vietnamese', (file) => {
    const own = linesOf(file);
    const words = own.map((line) => line.split('|')[0] ?? '');
    expect(words).toEqual(words.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(own.filter((line) => line !== line.normalize('NFC'))).toEqual([]);
  });

  it('has words in lower case and clean meanings', () => {
    const form =
      /^[a-z][a-z' -]*\|[a-z]+\|(?:[\p{Ll}\p{Lu}\d()/ .-]*\p{L}[\p{Ll}\p{Lu}\d()/ .?!…-]*)(?:, [\p{L}\d()/ .?!…-]+)*$/u;
    expect(lines.filter((line) => !form.test(line) || / {2}|\( |,,/.test(line))).toEqual([]);
  });

  it('has thousands of words and covers most words of the content', () => {
    expect(glossary.size).toBeGreaterThan(3_500);
    let found = 0;
    let all = 0;
    for (const text of contentTexts()) {
      for (const { base } of findGlosses(text, glossary)) {
        all += 1;
        if (base !== null) found += 1;
      }
    }
    expect(found / all).toBeGreaterThan(0.95);
  });
});

const small = readGlossary(
  [
    'study|v|học',
    'study|n|việc học',
    'wolf|n|sói',
    'happy|a|vui',
    'look after|v|chăm sóc',
    'color|n|màu',
    'center|n|trung tâm',
  ]
    .concat(['stop|v|dừng', 'write|v|viết', 'as well as|conj|cũng như', 'do|v|làm', 'organize|v|tổ chức'])
    .join('\n'),
);

describe('a word is found', () => {
  it.each([
    ['Study', 'study', 'itself'],
    ['studies', 'study', 'with an ending'],
    ['stopped', 'stop', 'with a doubled letter'],
    ['writing', 'write', 'with its e dropped'],
    ['wrote', 'write', 'in an irregular form'],
    ["don't", 'do', 'with "not"'],
    ['wolves', 'wolf', 'in an irregular plural'],
    ["wolf's", 'wolf', 'as a possessive'],
    ['happily', 'happy', 'as an adverb'],
    ['happiness', 'happy', 'as an abstract noun'],
    ['colours', 'color', 'in British spelling'],
    ['centres', 'center', 'in British spelling'],
    ['organisation', 'organize', 'as an action noun'],
    ['looked after', 'look after', 'in a phrase'],
    ['as well as', 'as well as', 'in a long phrase'],
  ])('%s: %s, %s', (text, base) => {
    expect(findGlosses(text, small).map((gloss) => gloss.base)).toEqual([base]);
  });

  it('with all its meanings', () => {
    expect(findGlosses('study', small)[0]?.senses).toEqual([
      { pos: 'verb', meanings: ['học'] },
      { pos: 'noun', meanings: ['việc học'] },
    ]);
  });

  it('but not as a phrase across a full stop', () => {
    expect(findGlosses('Look. After', small).map(({ base }) => base)).toEqual([null, null]);
  });

  it('and an unknown word is reported as not found', () => {
    expect(findGlosses('A zxqv.', small)).toEqual([
      { text: 'A', start: 0, end: 1, base: null, senses: [] },
      { text: 'zxqv', start: 2, end: 6, base: null, senses: [] },
    ]);
  });
});

it.each(['study', 'study|x|học', '|v|học', 'study|v|', 'a|det|một|hai'])('rejects the line %s', (line) => {
  expect(() => readGlossary(line)).toThrow(line);
});
