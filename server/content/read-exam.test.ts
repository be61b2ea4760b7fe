import { describe, expect, it } from 'vitest';
import type { PackText } from './pack-files.ts';
import { ProblemReport } from './problem-report.ts';
import { readExam } from './read-exam.ts';
import { References } from './references.ts';

const EXAM = `title: Đề thử
instructions: Làm trong 60 phút.
skill: reading
minutes: 60
band_table: academic_reading
parts: [part-1, part-2]
`;
const FIRST = `---
title: Bees
instructions: Questions 1–3
questions:
  - id: 1
    type: true_false
    prompt: The bees live on a roof.
    key: TRUE
    proof: The bees live on a roof.
  - id: 2
    type: fill_paragraph
    prompt: ONE WORD ONLY
    text: The bees make {{2}} and {{3}}.
    key: { 2: honey, 3: wax }
    proof: { 2: make honey, 3: and wax }
---
The bees live on a roof. They make honey and wax.
`;
const SECOND = `---
title: Trains
instructions: Question 4
questions:
  - id: 4
    type: free_text
    prompt: What came back?
    key: trains
    proof: The trains came back.
---
The trains came back.
`;
const FILES: Record<string, string> = { test: EXAM, 'part-1': FIRST, 'part-2': SECOND };

const read = (changes: Record<string, string> = {}) => {
  const sources = { ...FILES, ...changes };
  const problems = new ProblemReport();
  const { test = '', ...parts } = sources;
  const own = { id: 'de-1', ownerId: '' };
  const partFiles = Object.entries(parts).map(
    ([id, source]): PackText => ({ kind: 'test_part', path: `${id}.md`, id, ownerId: 'de-1', source }),
  );
  const pack = readExam(
    { ...own, kind: 'test', path: 'test.yaml', source: test },
    partFiles,
    problems,
    new References(problems),
  );
  return {
    pack,
    problems: problems.sorted().map(({ file, line, message }) => `${file}:${line}: ${message}`),
  };
};

const edit = (name: string, from: string, to: string): Record<string, string> => {
  expect(FILES[name]).toContain(from);
  return { [name]: (FILES[name] ?? '').replace(from, to) };
};

describe('a valid test', () => {
  it('is read with its parts, numbering questions across them', () => {
    const { pack, problems } = read();
    expect(problems).toEqual([]);
    expect(pack).toMatchObject({
      id: 'de-1',
      grading_scale: 1,
      test: {
        skill: 'reading',
        minutes: 60,
        band_table: 'academic_reading',
        parts: [
          { position: 1, title: 'Bees', passage: expect.stringContaining('honey'), audio: null },
          { position: 2, title: 'Trains', audio: null },
        ],
      },
    });
    expect(
      pack?.questions.map(({ part, question }) => [question.id, part, question.position, question.marks]),
    ).toEqual([
      ['de-1.1', 1, 1, 1],
      ['de-1.2', 1, 2, 2],
      ['de-1.4', 2, 3, 1],
    ]);
    expect(pack?.questions.map(({ question }) => question.folder_name)).toEqual(['Bees', 'Bees', 'Trains']);
  });

  it('for listening has recordings whose transcripts prove the keys', () => {
    const listening = EXAM.replace('reading', 'listening').replace('academic_reading', 'listening');
    const audio = (part: string) =>
      part
        .replace('questions:', 'audio: { src: /media/a.mp3, seconds: 90 }\nquestions:')
        .replace('proof: The bees live on a roof.', 'proof: { quote: The bees live on a roof., at: 12.5 }');
    const { pack, problems } = read({ test: listening, 'part-1': audio(FIRST), 'part-2': audio(SECOND) });
    expect(problems).toEqual([]);
    expect(pack?.test.parts[0]).toMatchObject({
      passage: null,
      audio: {
        src: '/media/a.mp3',
        seconds: 90,
        transcript: [expect.objectContaining({ text: expect.stringContaining('They make honey') })],
      },
    });
    expect(pack?.questions[0]?.proofs).toEqual([{ name: null, quote: 'The bees live on a roof.', at: 12.5 }]);
  });
});

it("for listening without a recording has a script with its speakers' voices", () => {
  const listening = EXAM.replace('reading', 'listening').replace('academic_reading', 'listening');
  const script = (part: string, label: string) =>
    part
      .replace('questions:', 'speakers: { BEN: { voice: male, rate: 1.1 } }\nquestions:')
      .replace('---\nThe', `---\n${label}: The`);
  const { pack, problems } = read({
    test: listening,
    'part-1': script(FIRST, 'BEN'),
    'part-2': script(SECOND, 'WOMAN'),
  });
  expect(problems).toEqual([]);
  expect(pack?.test.parts).toMatchObject([
    { passage: null, audio: null },
    { passage: null, audio: null },
  ]);
  expect(pack?.scripts).toMatchObject([
    {
      part: 1,
      script: {
        speakers: { BEN: { voice: 'male', rate: 1.1, speaker: 0 } },
        steps: [{ text: 'The bees live on a roof.' }, { text: 'They make honey and wax.' }],
      },
    },
    { part: 2, script: { steps: [{ speaker: 'WOMAN', text: 'The trains came back.' }] } },
  ]);
});

const PLACEMENT = `${EXAM.replace('reading', 'mixed').replace('academic_reading', 'none')}placement: true
levels:
  - { from: 0, level: Pre-Foundation }
  - { from: 0.4, level: Foundation }
`;
const skilled = (part: string, skill: string) => part.replace('questions:', `skill: ${skill}\nquestions:`);
const MIXED = {
  test: PLACEMENT,
  'part-1': skilled(FIRST, 'reading'),
  'part-2': skilled(SECOND, 'use_of_english'),
};

it('for placement has levels and parts of several skills', () => {
  const { pack, problems } = read(MIXED);
  expect(problems).toEqual([]);
  expect(pack?.test).toMatchObject({
    skill: 'mixed',
    levels: [
      { from: 0, level: 0 },
      { from: 0.4, level: 1 },
    ],
    parts: [{ skill: 'reading' }, { skill: 'use_of_english' }],
  });
});

it.each([
  ['no levels', { test: PLACEMENT.replace(/levels:.*/s, '') }, /^test\.yaml:7: A placement test/],
  ['levels alone', { test: PLACEMENT.replace('placement: true\n', '') }, /^test\.yaml:8: Only a placement/],
  ['a first level above 0', { test: PLACEMENT.replace('from: 0,', 'from: 0.1,') }, /begins at 0/],
  ['descending levels', { test: PLACEMENT.replace('from: 0.4', 'from: 0') }, /begins higher/],
  ['a level that is not', { test: PLACEMENT.replace('level: Foundation', 'level: Top') }, /"Top" is none of/],
  ['a part without a skill', { 'part-2': SECOND }, /^part-2\.md:2: A part of a mixed test/],
  [
    'an essay in a grammar part',
    {
      'part-2': MIXED['part-2']
        .replace('free_text', 'ielts_writing')
        .replace('    key: trains\n', '    task: 2\n    min_words: 250\n')
        .replace('    proof: The trains came back.\n', ''),
    },
    /A use_of_english test has no questions of the type ielts_writing/,
  ],
])('a faulty placement test: %s', (_, changes, expected) => {
  expect(read({ ...MIXED, ...changes }).problems).toContainEqual(expect.stringMatching(expected));
});

it('rejects a part of another skill in a test of one skill', () => {
  const { problems } = read({ 'part-2': skilled(SECOND, 'reading') });
  expect(problems).toContainEqual(expect.stringMatching(/^part-2\.md:4: Only a part of a mixed test/));
});

describe('a faulty test', () => {
  it.each([
    ['a skill that is not', edit('test', 'skill: reading', 'skill: cooking'), /^test\.yaml:3: skill/],
    [
      'a band table of another skill',
      edit('test', 'academic_reading', 'listening'),
      /^test\.yaml:5: .*no band table/,
    ],
    [
      'a part that is not there',
      edit('test', 'part-2]', 'part-2, part-3]'),
      /^test\.yaml:6: "part-3" is listed/,
    ],
    ['a part that nobody lists', edit('test', ', part-2', ''), /^part-2\.md:1: Nothing lists/],
    ['an id used by another part', edit('part-2', 'id: 4', 'id: 1'), /^part-2\.md:5: .*"1" is used twice/],
    [
      'an essay in a reading part',
      {
        'part-2': SECOND.replace('free_text', 'ielts_writing')
          .replace('    key: trains\n', '    task: 2\n    min_words: 250\n')
          .replace('    proof: The trains came back.\n', ''),
      },
      /^part-2\.md:6: A reading test has no questions of the type ielts_writing/,
    ],
    [
      'marks that differ from the number of items',
      edit('part-1', '    key: TRUE', '    marks: 2\n    key: TRUE'),
      /^part-1\.md:8: .*one mark/,
    ],
    [
      'a question without proof',
      edit('part-2', '    proof: The trains came back.\n', ''),
      /^part-2\.md:5: .*Nothing proves/,
    ],
    [
      'no passage',
      { 'part-2': SECOND.replace('---\nThe trains came back.\n', '---\n') },
      /^part-2\.md:\d+: The passage is missing/,
    ],
    [
      'a recording in a reading test',
      edit('part-2', 'questions:', 'audio: { src: /media/a.mp3, seconds: 90 }\nquestions:'),
      /^part-2\.md:4: Only a listening test/,
    ],
    [
      'neither a recording nor a script in a listening test',
      edit('test', 'skill: reading', 'skill: listening'),
      /^part-1\.md:17: Nobody says this/,
    ],
  ])('%s', (_, changes, expected) => {
    expect(read(changes).problems).toContainEqual(expect.stringMatching(expected));
  });
});
