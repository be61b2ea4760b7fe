import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ProblemReport } from '../problem-report.ts';
import { readScenes } from './read-scenes.ts';

const PATH = 'conversation/scenes/coffee-to-go.yaml';

/** Reads a scene of the starter pack with some text replaced. */
async function read(from: string | RegExp = '', to = '') {
  const source = await readFile(`content/${PATH}`, 'utf8');
  const changed = from === '' ? source : source.replace(from, to);
  if (from !== '' && changed === source) throw new Error(`the scene does not have ${String(from)}`);
  const problems = new ProblemReport();
  const text = { kind: 'scene' as const, path: PATH, id: 'coffee-to-go', ownerId: '', source: changed };
  const files = { manifest: null, payments: null, texts: [text], media: [], bytes: new Map() };
  return { scenes: await readScenes(files, problems), problems: problems.sorted() };
}

describe('a fault in a scene is reported with its file and line', () => {
  it.each([
    ['a turn that there is not', 'next: size\n', 'next: sizes\n', 'There is no turn "sizes"'],
    ['a turn that nothing leads to', /next: bye\n/g, 'next: come-again\n', 'Nothing leads to the turn "bye"'],
    ['no way out', /next: (?:bye|come-again)\n/g, 'next: greeting\n', 'No ending can be reached from'],
    ['one ending', / {2}come-again:\n(?: {4}.*\n)+/, '', 'at least 2 endings'],
    ['a sentence without its slot', 'A coffee, please.', 'A drink, please.', 'no word of the slot "coffee"'],
    ['a negation that turns the meaning', 'A coffee, please.', 'Not a coffee, please.', 'has a negation'],
    ['two meanings that sound alike', 'slots: [tea]', 'slots: [coffee]', 'differ in a slot or a negation'],
    [
      'a sentence twice',
      '"A cup of tea, please."',
      '"A coffee, please."',
      '"a coffee please" has two meanings',
    ],
    ['a slot that there is not', 'slots: [tea]', 'slots: [teas]', 'There is no slot "teas"'],
    [
      'a slot that nothing has',
      'slots:\n  coffee',
      'slots:\n  beans: [beans]\n  coffee',
      'has the slot "beans"',
    ],
    ['a word that cannot be heard', 'A coffee, please.', 'A coffee, plase.', 'does not know "plase"'],
    ['a number in figures', 'A coffee, please.', '1 coffee, please.', 'written as words'],
    ['an id twice', '- id: order-tea', '- id: order-coffee', 'The id "order-coffee" is used twice'],
    ['a mission that cannot be done', 'want-cake, want', 'want-pie, want', 'There is no meaning "want-pie"'],
    [
      'few meanings',
      / {6}- id: (?:order-tea|order-chocolate|size-medium)\n(?: {8}.*\n)+/g,
      '',
      'at least 24 meanings',
    ],
    ['a level that there is not', 'level: 1', 'level: 7', 'level'],
    ['a field too much', 'start: greeting', 'start: greeting\nseconds: 3', 'seconds'],
  ])('%s', async (_, from, to, message) => {
    const { problems } = await read(from, to);
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    expect(problems.every(({ file, line }) => file === PATH && line >= 1)).toBe(true);
  });
});

it('reads a scene with its defaults', async () => {
  const { scenes, problems } = await read();
  expect(problems).toEqual([]);
  expect(scenes).toMatchObject([{ id: 'coffee-to-go', level: 1, category: 'food', start: 'greeting' }]);
});
