import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { SCENE_LEVELS } from '#contract/conversation.ts';
import type { PackFiles, PackText } from '../pack-files.ts';
import { readPackFiles } from '../pack-files.ts';
import { ProblemReport } from '../problem-report.ts';
import { readSounds } from '../sounds/read-sounds.ts';
import { readCourses } from './read-courses.ts';
import { readScenes } from './read-scenes.ts';

const starter = await readPackFiles('content', new ProblemReport());
const NEEDED: readonly PackText['kind'][] = [
  ...(['scene', 'sound', 'conversation_level', 'conversation_onboarding'] as const),
  'conversation_entry_test',
];
const texts = starter.texts.filter(({ kind }) => NEEDED.includes(kind));
const filesWith = (all: PackText[]): PackFiles => ({ ...starter, texts: all });
const scenes = await readScenes(filesWith(texts), new ProblemReport());
const sounds = await readSounds(filesWith(texts), new ProblemReport());

const FIRST = 'conversation/levels/1.yaml';
const SECOND = 'conversation/levels/2.yaml';
const STEPS = 'conversation/onboarding.yaml';
const TEST = 'conversation/entry-test.yaml';

/** Reads the courses of the starter pack with some text of a file replaced. */
async function read(path = '', from: string | RegExp = '', to = '') {
  const changed = texts.map((text) => {
    if (text.path !== path) return text;
    const source = text.source.replace(from, to);
    if (source === text.source) throw new Error(`${path} does not have ${String(from)}`);
    return { ...text, source };
  });
  const problems = new ProblemReport();
  const conversation = await readCourses(filesWith(changed), scenes, sounds, problems);
  return { ...conversation, problems: problems.sorted() };
}

describe('a fault in the courses is reported with its file and line', () => {
  it.each([
    ['a scene that there is not', FIRST, 'a-phone-number]', 'a-phone-numbers]', 'no scene "a-phone-numbers"'],
    [
      'a scene in two classes',
      FIRST,
      'a-phone-number]',
      'at-the-market]',
      '"meeting-people" is in 2 classes',
    ],
    ['a scene twice', FIRST, 'a-phone-number]', 'a-new-classmate]', 'is in 2 classes'],
    ['a scene of another level', FIRST, 'a-phone-number]', 'lost-bag]', '"lost-bag" is of level 2'],
    ['a sound that there is not', FIRST, 'sounds: [s]', 'sounds: [ss]', 'There is no sound "ss"'],
    ['a sound that is not heard', FIRST, 'sounds: [s]', 'sounds: [zh]', '/ʒ/ is heard in 0 lines'],
    ['a sound twice', FIRST, 'sounds: [f, r]', 'sounds: [f, f]', 'the sound "f" twice'],
    ['two classes', FIRST, / {2}- id: buying-food\n(?: {4}.*\n)+/, '', 'classes'],
    ['a class twice', SECOND, 'id: an-evening-out', 'id: on-a-trip', 'The class "on-a-trip" is there twice'],
    ['few lines', FIRST, /(?: {6}- \{ text.*\n){2}/, '', 'lines'],
    ['a word that cannot be heard', FIRST, 'nice to meet', 'nise to meet', 'does not know "nise"'],
    ['a number in figures', SECOND, 'meet at six', 'meet at 6', 'written as words'],
    ['more scenes than there are', FIRST, 'scenes: 4,', 'scenes: 7,', '7 cannot be reached'],
    ['more than all missions', FIRST, 'missions: 60', 'missions: 101', 'needs.missions'],
    ['five descriptions', STEPS, / {4}- \{ value: level-6.*\n/, '', 'step5'],
    [
      'a value twice',
      STEPS,
      'value: work, vi: Đi làm',
      'value: travel, vi: Đi làm',
      '"travel" is used twice',
    ],
    ['a key that is no option', TEST, 'key: 2', 'key: 4', 'There is no option 4'],
    ['an id twice', TEST, 'id: price', 'id: name', 'The id "name" is used twice'],
    ['two questions of a level', TEST, /(id: name\n {4}level: )1/, '$12', 'Level 1 has 2 questions'],
    ['a level that there is not', TEST, 'level: 6', 'level: 7', 'level'],
    ['keys at one place', TEST, /key: \d/g, 'key: 1', 'The key is option 1 in 100 %'],
    [
      'an option that stands out',
      TEST,
      '"My name is Hoa."',
      '"My name is Hoa, and I am very glad."',
      'differ by',
    ],
    ['an option twice', TEST, '"I\'m from Hue."', '"I\'m very well."', 'is there twice'],
    ['a line that cannot be said', TEST, "What's your name?", 'Whats yor name?', 'does not know "yor"'],
    ['a field too much', TEST, 'key: 2', 'key: 2\n    seconds: 3', 'seconds'],
  ])('%s', async (_, path, from, to, message) => {
    const { problems } = await read(path, from, to);
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    expect(problems.every(({ line }) => line >= 1)).toBe(true);
  });

  it('a scene without a class', async () => {
    const { problems } = await read(FIRST, ', a-phone-number]', ']');
    expect(problems).toEqual([
      {
        file: 'conversation/scenes/a-phone-number.yaml',
        line: 1,
        message: 'No class has the scene "a-phone-number"',
      },
    ]);
  });

  it('keys that are the longest options', async () => {
    const source = await readFile(`content/${TEST}`, 'utf8');
    const options = [...source.matchAll(/options: \[(.*)\]\n {4}key: (\d)/g)];
    let longer = source;
    for (const [whole, list = '', key] of options) {
      const shown = [...list.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
      const least = Math.max(...shown.map((text) => text.length)) + 1;
      const own = shown[Number(key) - 1] ?? '';
      longer = longer.replace(whole, whole.replace(`"${own}"`, `"${own.padEnd(least, '!')}"`));
    }
    const { problems } = await read(TEST, source, longer);
    expect(problems.map(({ message }) => message).join('\n')).toContain('longest option in 18 of 18');
  });

  it.each([
    [FIRST, 'There is no levels/1.yaml'],
    [STEPS, 'There is no onboarding.yaml'],
    [TEST, 'There is no entry-test.yaml'],
  ])('%s is missing', async (path, message) => {
    const problems = new ProblemReport();
    const rest = texts.filter((text) => text.path !== path);
    await readCourses(filesWith(rest), scenes, sounds, problems);
    expect(problems.sorted().map((problem) => problem.message)).toContain(message);
  });
});

it('a pack may do without courses', async () => {
  const problems = new ProblemReport();
  const rest = texts.filter(({ path }) => !path.startsWith('conversation/'));
  expect(await readCourses(filesWith(rest), [], sounds, problems)).toEqual({ texts: [], sets: [] });
  expect(problems.sorted()).toEqual([]);
});

it('reads a course of each level, with a revise set of each class', async () => {
  const { texts: written, sets, problems } = await read();
  expect(problems).toEqual([]);
  const courses = written.flatMap(({ data }) => (data.kind === 'course' ? [data] : []));
  expect(courses.map(({ level }) => level)).toEqual([...SCENE_LEVELS]);
  expect(sets.map(({ id }) => id).toSorted()).toEqual(
    courses.flatMap(({ classes }) => classes.map(({ id }) => `conversation-${id}`)).toSorted(),
  );
  for (const { questions } of sets)
    expect(questions.map(({ question }) => question.id)).toEqual(
      questions.map((_, index) => `p${index + 1}`),
    );
});
