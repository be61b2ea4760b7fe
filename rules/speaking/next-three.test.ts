import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nextThree, SPEAKING_SHEETS } from './next-three.ts';

const sheets = Object.values(SPEAKING_SHEETS);
const GIVEN = {
  weakest: ['FC', 'P', 'GRA', 'LR'],
  drills: ['th-t', 'end-s'],
  topics: ['speaking-hometown', 'speaking-music'],
  sheets,
  isSimple: false,
} as const;
const named = (change: Partial<Parameters<typeof nextThree>[0]>) =>
  nextThree({ ...GIVEN, ...change }).map(({ kind, id }) => `${kind} ${id}`);

it.each([
  ['fluency first', {}, ['sheet noi-dai', 'drill th-t', 'topic speaking-hometown']],
  [
    'sounds first',
    { weakest: ['P', 'FC', 'LR', 'GRA'] },
    ['drill th-t', 'sheet noi-dai', 'topic speaking-hometown'],
  ],
  [
    'grammar first, of simple sentences',
    { weakest: ['GRA', 'P', 'LR', 'FC'], isSimple: true },
    ['sheet menh-de-quan-he', 'drill th-t', 'topic speaking-hometown'],
  ],
  [
    'words first: another topic',
    { weakest: ['LR', 'GRA', 'P', 'FC'] },
    ['topic speaking-hometown', 'sheet thi-qua-khu', 'drill th-t'],
  ],
  [
    'no sound is unclear',
    { drills: [], weakest: ['P', 'FC', 'LR', 'GRA'] },
    ['sheet phu-am-cuoi', 'topic speaking-hometown', 'sheet noi-dai'],
  ],
  ['no topic left', { topics: [] }, ['sheet noi-dai', 'drill th-t', 'drill end-s']],
  [
    'a pack without sheets',
    { sheets: [] },
    ['topic speaking-hometown', 'drill th-t', 'topic speaking-music'],
  ],
  [
    'only one criterion has evidence',
    { weakest: ['FC'] },
    ['sheet noi-dai', 'topic speaking-hometown', 'topic speaking-music'],
  ],
  [
    'nothing has evidence',
    { weakest: [], drills: [] },
    ['sheet noi-dai', 'topic speaking-hometown', 'topic speaking-music'],
  ],
  ['nothing to offer', { drills: [], topics: [], sheets: [] }, []],
] as const)('%s', (_, change, expected) => {
  expect(named(change)).toEqual(expected);
});

it.each(sheets)('the starter pack has the sheet %s', (id) => {
  expect(existsSync(new URL(`../../content/study-sheets/${id}.md`, import.meta.url))).toBe(true);
});
