import { describe, expect, it } from 'vitest';
import { ProblemReport } from '../problem-report.ts';
import { readExercise } from '../read-exercise.ts';
import { References } from '../references.ts';

const SOUND = `---
title: Đọc về ong
instructions: Đọc bài rồi trả lời.
folder: Reading
questions:
  - id: 1
    type: multiple_choice
    prompt: Which TWO things do the bees make?
    options: { A: honey, B: milk, C: wax, D: silk }
    choose: 2
    key: [A, C]
    proof:
      - make honey
      - wax for their homes
  - id: 2
    type: matching
    variant: features
    prompt: Who says this?
    items:
      1: The bees are calm.
      2: The roof is strong.
    options: { A: Lan, B: Minh, C: Hoa }
    key:
      1: A
      2: B
    proof:
      1: calm insects
      2: strong enough
  - id: 3
    type: matching
    variant: headings
    prompt: Choose a heading.
    items: { 1: Paragraph A }
    options: { i: Life above a street, ii: A cold winter }
    key: { 1: i }
    proof: { 1: live on a roof }
  - id: 4
    type: fill_paragraph
    layout: table
    prompt: ONE WORD ONLY
    text: |
      Who | What
      Lan | The bees are {{1}} insects.
      Minh | The {{2}} is strong.
    word_limit: 1
    key: { 1: calm, 2: roof }
    proof: { 1: calm insects, 2: the roof is strong enough }
  - id: 5
    type: fill_paragraph
    layout: map
    prompt: Label the map.
    text: |
      Where the bees live: {{1}}
    picture:
      src: /media/map.svg
      alt: A house with one place to be named.
      width: 800
      height: 500
      spots:
        1: [12.5, 40]
    key: { 1: roof }
    proof: live on a roof
  - id: 6
    type: fill_paragraph
    prompt: Choose from the box.
    text: The bees are {{1}}.
    word_bank: [peaceful, angry]
    key: { 1: peaceful }
    proof: { 1: calm insects }
  - id: 7
    type: true_false
    wording: yes_no
    prompt: Bees are dangerous.
    key: NOT_GIVEN
  - id: 8
    type: free_text
    prompt: What is the opposite of cold?
    key: hot
    anchor: none
  - id: 9
    type: ielts_unscripted_speaking
    prompt: Describe an insect.
    part: 2
    cues: [what it is, where it lives]
  - id: 10
    type: ielts_unscripted_speaking
    prompt: Do you like insects?
    part: 1
  - id: 11
    type: voice
    prompt: Say this word.
    text: honey
    ipa: /ˈhʌni/
---
The bees live on a **roof**
and make honey, and wax for their homes.

Lan says: “They are _calm_ insects.” Minh says that the roof is strong enough.
`;

const read = (source: string, hasMedia = true, kind: 'practice' | 'revise' = 'practice') => {
  const problems = new ProblemReport();
  const references = new References(problems);
  const file = { kind, path: 'x.md', id: 'x', ownerId: '', source };
  const exercise = readExercise(file, problems, references);
  references.reportBroken(() => hasMedia);
  return { exercise, problems: problems.sorted().map(({ line, message }) => ({ line, message })) };
};

/** 1-based line of the first occurrence of a text. */
const lineOf = (source: string, text: string) => {
  expect(source).toContain(text);
  return source.slice(0, source.indexOf(text)).split('\n').length;
};

describe('valid questions', () => {
  const { exercise, problems } = read(SOUND);
  const questions = exercise?.questions ?? [];

  it('have no problem', () => expect(problems).toEqual([]));

  it('give one mark per choice, item and blank', () => {
    expect(questions.map(({ question }) => question.marks)).toEqual([2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('are graded by AI if there is no key', () => {
    expect(questions.slice(8).map(({ question }) => question.grading_object)).toEqual([1, 1, 1]);
  });

  it.each([
    ['', { grading_object: 1 }],
    ['grading: ai', { grading_object: 1 }],
    ['grading: teacher', { grading_object: 2 }],
    ['grading: both', { grading_object: 2, ai_grades_too: true }],
  ])('are graded as "%s" specifies', (line, grading) => {
    const source = SOUND.replace('part: 1\n', `part: 1\n    ${line}\n`);
    const graded = read(source);
    expect(graded.problems).toEqual([]);
    const question = graded.exercise?.questions[9]?.question;
    expect(question).toMatchObject({ ...grading, content: { part: 1 } });
    expect(question && 'ai_grades_too' in question).toBe(line === 'grading: both');
  });

  it("are converted to the contract's form", () => {
    const contents = questions.map(({ question }) => question.content);
    expect(contents[0]).toMatchObject({ type_code: 'multiple_choice', choose: 2 });
    expect(contents[1]).toMatchObject({
      items: [
        { name: '1', text: 'The bees are calm.' },
        { name: '2', text: 'The roof is strong.' },
      ],
      reuse: false,
    });
    expect(contents[4]).toMatchObject({
      layout: 'map',
      picture: { src: '/media/map.svg', spots: { 1: { x: 12.5, y: 40 } } },
    });
    expect(contents[5]).toMatchObject({ layout: 'summary', picture: null });
    expect(contents[8]).toMatchObject({ part: 2, prep_seconds: 60, max_seconds: 120 });
    expect(contents[9]).toMatchObject({ part: 1, cues: [], prep_seconds: 0, max_seconds: 60 });
    expect(contents[10]).toMatchObject({ text: 'honey', ipa: '/ˈhʌni/', model_audio: null });
  });

  it('keep keys and proofs out of the public part', () => {
    expect(questions[0]).toMatchObject({
      key: { choices: ['A', 'C'] },
      proofs: [
        { name: null, quote: 'make honey', at: null },
        { name: null, quote: 'wax for their homes', at: null },
      ],
    });
    expect(questions[1]?.proofs).toEqual([
      { name: '1', quote: 'calm insects', at: null },
      { name: '2', quote: 'strong enough', at: null },
    ]);
    expect(questions[6]?.proofs).toEqual([]);
  });
});

describe('a faulty question is reported with its line:', () => {
  it.each([
    ['a key that is no option', 'key: [A, C]', 'key: [A, E]', 'key: [A, E]', /"E" is no option/],
    ['too few keys', 'key: [A, C]', 'key: [A]', 'key: [A]', /1 option\(s\), but 2 are to be chosen/],
    ['too many keys', 'key: [A, C]', 'key: [A, B, C]', 'key: [A, B', /3 option\(s\), but 2/],
    ['a key named twice', 'key: [A, C]', 'key: [A, A]', 'key: [A, A]', /names "A" twice/],
    ['one to be chosen', 'choose: 2', 'choose: 1', 'choose: 1', /choose/],
    ['no more options than choices', ', C: wax, D: silk }', ' }', '{ A: honey', /2 of 2 options/],
    ['two equal options', 'B: milk', 'B: Honey', 'B: Honey', /options read the same/],
    ['an item without key', '      2: B\n', '', '1: A', /item 2 has no key/],
    ['a key of no item', '      2: B\n', '      2: B\n      3: C\n', '3: C', /"3" belongs to no item/],
    ['a pair of no option', '2: B\n', '2: X\n', '2: X', /"X" of item 2 is no option/],
    ['an option used twice', '2: B\n', '2: A\n', '1: A', /option A is the key of two items.*reuse/],
    ['fewer options than items', ', B: Minh, C: Hoa }', ' }', '{ A: Lan', /fewer options than items/],
    ['a variant that is not', 'variant: features', 'variant: people', 'variant: people', /variant/],
    ['an invalid option id', '{ i: Life', '{ one: Life', 'one: Life', /options\.one/],
    [
      'rows of unequal cells',
      'Minh | The',
      'Minh | He | The',
      'text: |',
      /Row 3 .* 3 cell\(s\).* head has 2/,
    ],
    ['a table without rows', 'layout: map', 'layout: table', 'text: |\n      Where', /A table has a head/],
    ['a flow chart of one step', 'layout: map', 'layout: flow_chart', 'text: |\n      Where', /two steps/],
    ['a picture that is no map', 'layout: map', 'layout: notes', 'src: /media', /Only the layout map/],
    ['a map without picture', 'layout: table', 'layout: map', 'layout: map', /needs a picture/],
    ['a layout that is not', 'layout: table', 'layout: grid', 'layout: grid', /layout/],
    ['a spot of no blank', '40]\n', '40]\n        2: [1, 2]\n', '2: [1, 2]', /spot "2" belongs to no blank/],
    [
      'a blank without spot',
      '        1: [12.5, 40]',
      '        2: [1, 2]',
      '2: [1, 2]',
      /\{\{1\}\} has no spot/,
    ],
    ['a spot outside the picture', '[12.5, 40]', '[12.5, 140]', '[12.5', /spots\.1\.1/],
    ['a picture from elsewhere', '/media/map.svg', 'https://x.vn/map.svg', 'src: https', /\/media\//],
    ['a word that the bank lacks', '{ 1: peaceful }', '{ 1: calm }', '{ 1: calm }', /in the word bank/],
    ['a card without cues', '    cues: [what it is, where it lives]\n', '', 'part: 2', /needs its cues/],
    ['cues that are no card', 'part: 1', 'part: 1\n    cues: [why]', 'cues: [why]', /Only a card/],
    ['a grader that is not', 'part: 1', 'part: 1\n    grading: parents', 'grading: parents', /grading/],
    [
      'a teacher for a single word',
      'text: honey',
      'text: honey\n    grading: teacher',
      'grading: teacher',
      /grading/,
    ],
    [
      'a teacher for what has a key',
      'key: hot',
      'key: hot\n    grading: teacher',
      'grading: teacher',
      /grading/,
    ],
    ['a part that is not', 'part: 1', 'part: 4', 'part: 4', /part/],
    ['sounds without slashes', '/ˈhʌni/', 'ˈhʌni', 'ipa:', /ipa/],
    [
      'a proof that the passage lacks',
      'wax for their homes\n  - id',
      'Wax for their homes\n  - id',
      'Wax',
      /does not stand in one paragraph/,
    ],
    [
      'a proof over two paragraphs',
      '2: strong enough',
      '2: for their homes. Lan says',
      '2: for',
      /one paragraph/,
    ],
    [
      'a proof of no item',
      '2: strong enough',
      '2: strong enough\n      3: calm',
      '3: calm',
      /"3" belongs to no blank/,
    ],
    ['an item without proof', '      2: strong enough\n', '', '1: calm', /blank or item 2 has no proof/],
    ['a question without proof', '    proof: live on a roof\n', '', 'id: 5', /Nothing proves the key/],
    [
      'a proof without the answer',
      'proof: { 1: calm insects, 2: the',
      'proof: { 1: insects, 2: the',
      '1: insects',
      /lacks the answer "calm"/,
    ],
    [
      'a second of no recording',
      'proof: live on a roof',
      'proof: { quote: live on a roof, at: 3 }',
      'proof: { quote',
      /no recording/,
    ],
    ['a proof of what has no key', 'text: honey', 'text: honey\n    proof: honey', 'proof: honey', /proof/],
  ])('%s', (_, from, to, at, message) => {
    expect(SOUND).toContain(from);
    const source = SOUND.replace(from, to);
    const { problems } = read(source);
    expect(problems).toContainEqual({
      line: lineOf(source, at),
      message: expect.stringMatching(message),
    });
  });

  it('a picture that the pack does not have', () => {
    const { problems } = read(SOUND, false);
    expect(problems).toEqual([
      { line: lineOf(SOUND, 'src: /media'), message: expect.stringMatching(/media "map\.svg"/) },
    ]);
  });

  it('an essay in a revise set, which allows speaking only', () => {
    const said = SOUND.replace(
      / {4}type: voice\n.*?\n---/s,
      '    type: ielts_writing\n    prompt: Write.\n    task: 2\n    min_words: 250\n---',
    );
    expect(read(SOUND, true, 'revise').problems).toEqual([]);
    expect(read(said, true, 'revise').problems).toEqual([
      {
        line: lineOf(said, 'type: ielts_writing'),
        message: expect.stringMatching(/an essay needs too long/),
      },
    ]);
  });

  it('a proof without a passage', () => {
    const source = `${SOUND.slice(0, SOUND.indexOf('\n---\nThe bees'))}\n---\n`;
    expect(read(source).problems).toContainEqual({
      line: lineOf(source, 'make honey'),
      message: expect.stringMatching(/no passage/),
    });
  });
});

it("proofs may be omitted if the passage's words do not decide", () => {
  const source = SOUND.replace('    proof: live on a roof\n', '    anchor: none\n');
  expect(read(source).problems).toEqual([]);
});
