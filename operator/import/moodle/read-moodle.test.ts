import { describe, expect, it } from 'vitest';
import {
  moodleAnswer as answer,
  moodleQuestion as question,
  moodleQuiz as quiz,
} from '#tests/support/moodle-xml.ts';
import { Refused } from '../faults.ts';
import { Media } from '../media.ts';
import { makeQuestions } from '../questions/make.ts';
import { readMoodle } from './read-moodle.ts';

const PIXEL = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64');

/** Converts a bank with one question; returns it as written in a pack. */
const made = (xml: string) => {
  const [item] = readMoodle(quiz(xml), 'a.xml', new Media('a'));
  if (!item) throw new Error('no question');
  return makeQuestions(item.read());
};
const several = (...answers: string[]) =>
  question('multichoice', '<p>Which?</p>', ['    <single>false</single>', ...answers].join('\n'));
const single = (...answers: string[]) =>
  question('multichoice', '<p>Which?</p>', ['    <single>true</single>', ...answers].join('\n'));
const short = (...answers: string[]) => question('shortanswer', 'What?', answers.join('\n'));
const number = (text: string, tolerance: string) =>
  question('numerical', 'How many?', answer(100, text, `<tolerance>${tolerance}</tolerance>`));
const cloze = (text: string) => question('cloze', text);
const words = (type: string, element: string, text: string, ...all: [string, number][]) =>
  question(
    type,
    text,
    all
      .map(([word, group]) => `<${element}><text>${word}</text><group>${group}</group></${element}>`)
      .join(''),
  );

describe('a question of Moodle', () => {
  it.each([
    [
      'single choice',
      single(answer(0, '<p>a &lt; b</p>'), answer(100, '<b>c</b>')),
      { type: 'single_choice', prompt: 'Which?', options: { A: 'a < b', B: 'c' }, key: 'B' },
    ],
    [
      'multiple choice',
      several(answer(50, 'a'), answer(-100, 'b'), answer(50, 'c')),
      { type: 'multiple_choice', options: { A: 'a', B: 'b', C: 'c' }, choose: 2, key: ['A', 'C'] },
    ],
    [
      'multiple choice with one right option',
      several(answer(100, 'a'), answer(0, 'b')),
      { type: 'single_choice', key: 'A' },
    ],
    [
      'Yes, No and Not Given',
      single(answer(0, 'YES'), answer(100, 'No'), answer(0, 'NOT GIVEN')),
      { type: 'true_false', wording: 'yes_no', key: 'FALSE' },
    ],
    [
      'true or false',
      question('truefalse', 'So?', answer(0, 'true') + answer(100, 'false')),
      { type: 'true_false', with_not_given: false, key: 'FALSE' },
    ],
    [
      'a short answer',
      short(answer(100, 'bee'), answer(100, 'bees')),
      { type: 'free_text', key: 'bee|bees' },
    ],
    [
      'wildcards at the ends',
      short(answer(100, '*Hanoi *'), answer(0, '*')),
      { type: 'free_text', key: 'Hanoi' },
    ],
    ['a star that is meant', short(answer(100, '5 \\* 3')), { type: 'free_text', key: '5 * 3' }],
    ['a number', number('1903', '0'), { type: 'free_text', key: '1903' }],
    ['a few whole numbers', number('10', '1'), { type: 'free_text', key: '9|10|11' }],
    [
      'a number with a unit',
      question(
        'numerical',
        'How far?',
        `${answer(100, '42')}<units><unit><unit_name>km</unit_name></unit></units>`,
      ),
      { key: '42|42 km' },
    ],
    [
      'an essay with its length in the text',
      question('essay', 'Write at least 180 words.'),
      { task: 2, min_words: 180 },
    ],
    [
      'an essay with a minimum length',
      question('essay', 'Write.', '<minwordlimit>120</minwordlimit>'),
      { task: 1, min_words: 120 },
    ],
    [
      'typed gaps',
      cloze(
        '<p>A {1:SHORTANSWER:=cat~%100%kitten#Yes!} has {:NM:=4:0} legs &amp; {1:SAC:=Tom \\} Jerry}.</p>',
      ),
      {
        type: 'fill_paragraph',
        text: 'A {{1}} has {{2}} legs & {{3}}.',
        key: { 1: 'cat|kitten', 2: '4', 3: 'Tom } Jerry' },
      },
    ],
    [
      'gaps with the same words',
      cloze('Bread {1:MCV:is~=was} dear; it {1:MC:=is~was} cheap.'),
      { word_bank: ['is', 'was'], key: { 1: 'was', 2: 'is' } },
    ],
    [
      'text that only looks like a gap',
      cloze('{1:NOPE:=x} and {{1}} and {1:SA:=y}'),
      { text: '{1:NOPE:=x} and { {1}} and {{1}}' },
    ],
    [
      'words to select',
      words('gapselect', 'selectoption', '[[2]] and [[1]]', ['cat', 1], ['dog', 1], ['cow', 1]),
      {
        type: 'fill_paragraph',
        text: '{{1}} and {{2}}',
        word_bank: ['cat', 'dog', 'cow'],
        key: { 1: 'dog', 2: 'cat' },
      },
    ],
    [
      'lines and rows of gaps',
      cloze(
        '<table><tr><th>Place</th><th>Price</th></tr><tr><td>Park</td><td>{1:SA:=free}</td></tr></table>',
      ),
      { layout: 'table', text: 'Place | Price\nPark | {{1}}' },
    ],
    [
      'a list of gaps',
      cloze('<ul><li>{1:SA:=a}</li><li>{1:SA:=b}</li></ul>'),
      { layout: 'notes', text: '- {{1}}\n- {{2}}' },
    ],
    [
      'pairs with a distractor and a repeated option',
      question(
        'matching',
        'Match.',
        [
          ['make', 'a decision'],
          ['reach', 'a decision'],
          ['', 'homework'],
        ]
          .map(
            ([item, option]) =>
              `<subquestion><text>${item}</text><answer><text>${option}</text></answer></subquestion>`,
          )
          .join(''),
      ),
      {
        type: 'matching',
        items: { 1: 'make', 2: 'reach' },
        options: { A: 'a decision', B: 'homework' },
        reuse: true,
        key: { 1: 'A', 2: 'A' },
      },
    ],
    [
      'a picture inside the text',
      question('shortanswer', `<img src="data:image/png;base64,${PIXEL}" alt="Con ong">`, answer(100, 'bee')),
      { prompt: expect.stringMatching(/^!\[Con ong\]\(\/media\/a\/[0-9a-f]{16}\.png\)$/) },
    ],
  ])('%s', (_, xml, expected) => {
    expect(made(xml).questions).toEqual([expect.objectContaining(expected)]);
  });

  it('becomes several questions if its gaps have different options', () => {
    const { questions, notes } = made(
      cloze('I {1:MC:=am~is} a {1:SA:=boy} and {1:MR:%50%run~%50%swim~fly}.'),
    );
    expect(questions.map(({ type, key }) => [type, key])).toEqual([
      ['fill_paragraph', { 2: 'boy' }],
      ['single_choice', 'A'],
      ['multiple_choice', ['A', 'B']],
    ]);
    expect(questions[0]?.text).toBe('I (1) …… a {{2}} and (3) …….');
    expect(questions[1]?.prompt).toBe('I **(1)** …… a (2) …… and (3) …….\n\n**(1)**');
    expect(notes).toContain('became 3 questions: its gaps have options of their own');
  });

  it('includes the feedback for each answer in its explanation', () => {
    const feedbackXml = (text: string) => `<feedback format="html"><text>${text}</text></feedback>`;
    const { questions } = made(
      single(answer(100, 'a', feedbackXml('&lt;b&gt;Yes&lt;/b&gt;')), answer(0, 'b', feedbackXml('No'))),
    );
    expect(questions[0]?.explanation).toBe('- **A**: **Yes**\n- **B**: No');
  });

  it.each([
    [
      'two right where one is chosen',
      single(answer(100, 'a'), answer(100, 'b')),
      'more than one option is wholly right',
    ],
    ['none right', single(answer(50, 'a'), answer(0, 'b')), 'no option is wholly right'],
    ['all right', several(answer(50, 'a'), answer(50, 'b')), 'nothing to choose'],
    ['no options', single(), 'fewer than two options'],
    ['an empty option', single(answer(100, ''), answer(0, 'b')), 'an option is empty'],
    [
      'a picture as an option',
      single(answer(100, `<img src="data:image/png;base64,${PIXEL}">`), answer(0, 'b')),
      'an option is a picture',
    ],
    ['a wildcard inside', short(answer(100, 'colo*r')), 'wildcard inside'],
    ['any answer', short(answer(100, '*')), 'every answer is right'],
    ['a tolerance', number('3.14', '0.01'), 'which no key can say'],
    ['a number in words', number('three', '0'), 'is no number'],
    [
      'a file to hand in',
      question('essay', 'Write.', '<attachmentsrequired>1</attachmentsrequired>'),
      'asks for a file',
    ],
    ['an open gap', cloze('A {1:SA:=cat'), 'not closed'],
    ['no gap', cloze('A cat.'), 'has no gap'],
    ['a word that is not there', words('ddwtos', 'dragbox', '[[3]]', ['cat', 1]), 'no such word'],
    [
      'a picture from elsewhere',
      short(answer(100, 'a')).replace('What?', '<img src="https://example.org/a.png">'),
      'does not hold',
    ],
    [
      'a drawing that may hold scripts',
      short(answer(100, 'a')).replace('What?', '<img src="data:image/svg+xml;base64,PHN2Zy8+">'),
      'is no PNG',
    ],
    ['an unknown type', question('coderunner', 'Code.'), 'the type coderunner is not known'],
    ['a random question', question('random', ''), 'it draws'],
    ['no text', short(answer(100, 'a')).replace('What?', ' '), 'it has no text'],
  ])('is rejected: %s', (_, xml, why) => {
    expect(() => made(xml)).toThrow(Refused);
    expect(() => made(xml)).toThrow(why);
  });
});

describe('a file of Moodle', () => {
  it('reports line, name and category of each question', () => {
    const category =
      '<question type="category"><category><text>$course$/top/Anh 10/Thì và/hoặc</text></category></question>';
    const xml = quiz(
      question('essay', 'One'),
      category,
      question('essay', 'Two').replace('Câu hỏi', 'Tết &amp; &#7871;'),
    );
    expect(
      readMoodle(xml, 'a.xml', new Media('a')).map(({ line, name, category: path }) => [line, name, path]),
    ).toEqual([
      [3, 'Câu hỏi', []],
      [11, 'Tết & ế', ['Anh 10', 'Thì và', 'hoặc']],
    ]);
  });

  it('accepts HTML-only entities, control characters, and tags over several lines', () => {
    const xml = '<quiz>\n<question\ntype="essay"><name>a&nbsp;&lt;\u000b&#x1F600;</name></question></quiz>';
    const [{ line, name } = {}] = readMoodle(xml, 'a.xml', new Media('a'));
    expect([line, name]).toEqual([2, 'a&nbsp;<😀']);
  });

  it.each([
    [
      'a tag that is not closed',
      '<quiz>\n<question type="essay">\n</quiz>',
      3,
      'unexpected close tag, after <question> in line 2',
    ],
    ['an end too early', '<quiz>\n<question>', 2, 'unclosed tag: question'],
    [
      'a sign that is not escaped',
      '<quiz>\n<text>A & B</text>\n</quiz>',
      3,
      'unclosed tag: text, after <text> in line 2',
    ],
    ['something after its end', '<quiz></quiz>\n<quiz></quiz>', 2, 'only one root'],
    ['another root', '<?xml version="1.0"?>\n<html></html>', 2, 'its root is <html>'],
    ['no XML', 'hello', 1, 'text data outside of root node'],
    ['nothing', '', 1, 'document must contain a root element'],
    [
      'entities that it declares',
      '<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<quiz>&b;</quiz>',
      2,
      'DOCTYPE',
    ],
    [
      'a tower of elements',
      `<quiz>\n${'<a>'.repeat(500)}${'</a>'.repeat(500)}</quiz>`,
      2,
      'inside one another',
    ],
  ])('is broken by %s', (_, xml, line, message) => {
    const read = () => readMoodle(xml, 'a.xml', new Media('a'));
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ name: 'BrokenBank', file: 'a.xml', line }));
  });
});
