import { describe, expect, it } from 'vitest';
import { type PackFiles, readPackFiles } from '../pack-files.ts';
import { ProblemReport } from '../problem-report.ts';
import { readSpeaking } from './read-speaking.ts';

const starter = await readPackFiles('content', new ProblemReport());
const texts = starter.texts.filter(({ path }) => path.startsWith('speaking/'));

/** Reads the starter's speaking room with some text of a file replaced, or without the file. */
async function read(file?: string, from?: string | RegExp, to = '') {
  const path = `speaking/${file}`;
  const changed = texts.flatMap((text) => {
    if (text.path !== path) return [text];
    if (from === undefined) return [];
    const source = text.source.replace(from, to);
    if (source === text.source) throw new Error(`${file} does not have ${String(from)}`);
    return [{ ...text, source }];
  });
  const problems = new ProblemReport();
  const files: PackFiles = { ...starter, texts: changed };
  const speaking = readSpeaking(files, problems);
  return { speaking, problems: problems.sorted() };
}

const HOMETOWN = 'topics/hometown.yaml';
const CARD = 'topics/a-building-in-town.yaml';

describe('a fault in what is spoken is reported with its file and line', () => {
  it.each<[string, string, string | RegExp, string, string]>([
    ['a phrase that is not in its answer', HOMETOWN, /phrases: \["/, 'phrases: ["truly', 'does not contain'],
    [
      'a model answer that is too short',
      HOMETOWN,
      /- band: 5\n {8}text: ".*"/,
      '- band: 5\n        text: "Yes."',
      'has 1 words',
    ],
    ['another band', HOMETOWN, '- band: 6.5', '- band: 7', 'band'],
    ['two answers of a band', HOMETOWN, '- band: 6.5', '- band: 5', 'for each of the bands'],
    ['a word in capitals', HOMETOWN, /words: \[/, 'words: [Paris, ', 'lower case'],
    ['a word of the question', HOMETOWN, /words: \[/, 'words: [country, ', 'in the question'],
    ['a condition without a follow-up', HOMETOWN, 'when: no_reason', 'when: short', 'when: no_reason'],
    ['an id twice', HOMETOWN, '- id: q2', '- id: q1', 'used twice'],
    ['the id of a follow-up', HOMETOWN, '- id: q2', '- id: q1-more', 'kept for another'],
    ['the id of the talk', CARD, '- id: r1', '- id: card', 'kept for another'],
    ['an unknown category', HOMETOWN, 'category: places', 'category: sports', 'category'],
    ['an unknown level', HOMETOWN, 'level: Foundation', 'level: Hard', 'is none of'],
    ['a word that nobody uses', HOMETOWN, /- word: ".*"/, '- word: "submarine"', 'No model answer uses'],
    ['length marks in IPA', HOMETOWN, /ipa: "\/.*\/"/, 'ipa: "/ɡriːn/"', 'length'],
    ['fewer cues in Vietnamese', CARD, /cues_vi:\n {4}- .*\n/, 'cues_vi:\n', 'in Vietnamese'],
    ['a question too few', CARD, /\n {2}- id: q5\n[\s\S]*\nvocabulary/, '\nvocabulary', 'questions'],
    ['a field too much', HOMETOWN, 'part: 1', 'part: 1\nauthor: me', 'author'],
    ['a topic that there is not', 'tests/test-1.yaml', 'mornings', 'evenings', 'no topic "evenings"'],
    ['a topic of another part', 'tests/test-1.yaml', 'mornings', 'a-building-in-town', 'not of Part 1'],
    ['a topic twice in a test', 'tests/test-1.yaml', 'mornings', 'shopping', 'there twice'],
    ['a predicted topic of another part', 'predictions.yaml', 'part: 1', 'part: 2', 'not of Part 2'],
    ['another likelihood', 'predictions.yaml', 'likelihood: high', 'likelihood: sure', 'likelihood'],
    ['no such quarter', 'predictions.yaml', '2026-Q4', '2026-Q5', 'quarter'],
    ['a moment without words', 'examiner.yaml', 'id: not_heard', 'id: silence', 'one entry for "not_heard"'],
    ['levels in another order', 'levels.yaml', '- id: 1', '- id: 2', 'in this order'],
    ['levels that overlap', 'levels.yaml', '[4.5, 5.0]', '[3.5, 5.0]', 'do not overlap'],
    ['a free topic that there is not', 'trial.yaml', 'weekends', 'weekdays', 'no topic "weekdays"'],
    ['options with one id', 'trial.yaml', 'id: to55_later', 'id: to55_soon', 'there twice'],
    ['a question without time', 'interview.yaml', /\n {4}max_seconds: 30/, '', 'max_seconds'],
    ['a scene whose follow-up does not follow', 'home.yaml', 'band: 5', 'band: 8', 'none of the words'],
  ])('%s', async (_, file, from, to, message) => {
    const { problems } = await read(file, from, to);
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    for (const problem of problems) {
      expect(problem.file).toMatch(/^speaking\//);
      expect(problem.line).toBeGreaterThan(0);
    }
    expect(problems.find((problem) => problem.message.includes(message))?.file).toBe(`speaking/${file}`);
  });

  it('points at the very line', async () => {
    const { problems } = await read('tests/test-1.yaml', 'part_2: a-meal-to-remember', 'part_2: none-such');
    expect(problems).toEqual([
      {
        file: 'speaking/tests/test-1.yaml',
        line: 8,
        message: 'There is no topic "none-such" in speaking/topics',
      },
    ]);
  });

  it('only once: what points at a faulty topic has no fault of its own', async () => {
    const { problems } = await read('topics/shopping.yaml', 'category:', 'kind:');
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['speaking/topics/shopping.yaml']));
  });

  it('as is a room without an examiner', async () => {
    const { problems } = await read('examiner.yaml');
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('speaking/examiner.yaml'),
    ]);
  });
});

it('the rest is optional', async () => {
  const { problems, speaking } = await read('home.yaml');
  expect(problems).toEqual([]);
  expect(speaking.texts.map(({ kind }) => kind)).not.toContain('home');
});

it('a test copies the questions of its topics under their names', async () => {
  const { speaking } = await read();
  const test = speaking.sets.find(({ id }) => id === 'speaking-test-1');
  const ids = test?.questions.map(({ question }) => question.id) ?? [];
  expect(ids.slice(0, 4)).toEqual([
    'home-and-rooms.q1',
    'home-and-rooms.q1-more',
    'home-and-rooms.q2',
    'home-and-rooms.q2-more',
  ]);
  expect(ids).toContain('a-meal-to-remember.card');
  const card = test?.questions.find(({ question }) => question.id === 'a-meal-to-remember.card')?.question;
  expect(card).toMatchObject({
    folder_name: 'Part 2',
    content: { part: 2, prep_seconds: 60, max_seconds: 120 },
  });
});
