import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFits } from '#rules/questions/answer-fits.ts';
import { isMarkedByKey, markAnswer } from '#rules/questions/marking.ts';
import { readPack } from '#server/content/read-pack.ts';
import { moodleAnswer, moodleQuestion, moodleQuiz } from '#tests/support/moodle-xml.ts';
import { rightAnswers, wrongAnswers } from '../../tests/support/key-answers.ts';
import { checkContent } from '../check-content.ts';
import { importCommand } from './import-command.ts';
import { LIMITS } from './limits.ts';

const BANK = join(import.meta.dirname, 'fixtures/bank');

let dir: string;
let out: string;
let said: string[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-'));
  out = join(dir, 'out');
  said = [];
  const listen = (text: unknown) => void said.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(listen);
  vi.spyOn(console, 'error').mockImplementation(listen);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dir, { recursive: true });
});

const bank = async (name: string, content: string | Uint8Array): Promise<string> => {
  const file = join(dir, name);
  await writeFile(file, content);
  return file;
};
const everything = () => said.join('\n');
const imported = async (source: string) => {
  expect(await importCommand(source, out), everything()).toBe(0);
  const reading = await readPack(out);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.pack;
};
const nothingWritten = async (but: readonly string[]) => expect(await readdir(dir)).toEqual(but);

describe('importing a folder of banks', () => {
  it('creates a valid pack in which keys earn all marks and distractors none', async () => {
    const pack = await imported(BANK);
    expect(await checkContent(out)).toBe(0);
    const questions = pack.exercises.flatMap((exercise) => exercise.questions);
    expect(questions).toHaveLength(35);
    for (const item of questions) {
      const { id, content, marks } = item.question;
      const right = rightAnswers(item);
      expect(right.length > 0, id).toBe(isMarkedByKey(content.type_code));
      for (const answer of right) {
        expect(answerFits(content, answer), id).toBe(true);
        expect(markAnswer(content, item.key, answer, marks), id).toEqual({
          isCorrect: true,
          marksWon: marks,
        });
      }
      for (const answer of wrongAnswers(item))
        expect(
          markAnswer(content, item.key, answer, marks)?.marksWon,
          `${id} ${JSON.stringify(answer)}`,
        ).toBe(0);
    }
  });

  it('makes a practice of each category, with its texts as the passage and its picture', async () => {
    const pack = await imported(BANK);
    expect(
      pack.exercises.map(({ title, questions, passage }) => [
        title,
        questions.length,
        passage?.slice(0, 12) ?? null,
      ]),
    ).toEqual([
      ['Ôn tập – Đoạn văn', 2, 'The **night '],
      ['Ôn tập – Thì và giới từ', 11, null],
      ['Tiếng Anh 10 – Đọc hiểu: Bánh mì', 9, '### Bread fr'],
      ['Tiếng Anh 10 – Ngữ pháp: thì', 7, null],
      ['Tiếng Anh 10 – Từ vựng', 6, null],
    ]);
    expect(pack.media.map(({ path }) => path)).toEqual([expect.stringMatching(/^bank\/[0-9a-f]{16}\.png$/)]);
    expect(pack.courses[0]?.lessons.map(({ sections }) => sections.length)).toEqual([2, 3]);
  });

  it('reports every question with its line, on the terminal and in a file', async () => {
    await imported(BANK);
    const report: unknown = JSON.parse(await readFile(join(out, 'import-report.json'), 'utf8'));
    expect(report).toMatchObject({ taken: 14, adapted: 22, refused: 8 });
    expect(report).toMatchObject({
      questions: expect.arrayContaining([
        {
          file: 'on-tap.gift',
          line: 15,
          type: 'MC',
          name: 'Hai đáp án',
          outcome: 'adapted',
          practice: 'practices/on-tap-on-tap-thi-va-gioi-tu.md',
          questions: ['3'],
          notes: ['exactly 2 options are to be chosen'],
        },
        expect.objectContaining({ name: 'Mixed gaps', outcome: 'adapted', questions: ['2', '3'] }),
        expect.objectContaining({ name: 'Sum', outcome: 'refused', practice: null, questions: [] }),
      ]),
    });
    const xml = (await readFile(join(BANK, 'tieng-anh-10.xml'), 'utf8')).split('\n');
    const lines = everything().match(/tieng-anh-10\.xml:(\d+) +(\w+)/g) ?? [];
    expect(lines).toHaveLength(28);
    for (const line of lines) {
      const [, number = '', type = ''] = /:(\d+) +(\w+)/.exec(line) ?? [];
      expect(xml[Number(number) - 1]).toContain(`<question type="${type}">`);
    }
    expect(everything()).toMatch(/14 taken, 22 adapted, 8 refused; 5 practice\(s\)/);
  });

  it('splits a category that exceeds the size of a practice', async () => {
    const source = await bank('big.gift', 'Is it so? {T}\n\n'.repeat(LIMITS.questionsOfPractice + 1));
    const pack = await imported(source);
    const sizes = new Map(pack.exercises.map(({ id, questions }) => [id, questions.length]));
    const sections = pack.courses.flatMap(({ lessons }) => lessons).flatMap((lesson) => lesson.sections);
    expect(sections.map(({ title, module_id }) => [title, sizes.get(module_id)])).toEqual([
      ['big (1)', 200],
      ['big (2)', 1],
    ]);
  });
});

describe('a rejected import writes nothing', () => {
  const question = moodleQuestion('shortanswer', 'What?', moodleAnswer(100, 'bee'));
  it.each([
    ['broken XML', 'a.xml', '<quiz>\n<question>\n</quiz>', /^a\.xml:3: .*nothing was written$/],
    ['broken GIFT', 'a.gift', 'One? {T}\n\nTwo? {=a', /^a\.gift:3: .*nothing was written$/],
    [
      'text in another encoding',
      'a.gift',
      Buffer.from('Vi\xeat? {T}', 'latin1'),
      /^a\.gift:1: The file is not UTF-8 text/,
    ],
    ['an unsupported file type', 'a.docx', 'x', /^a\.docx:1: A bank ends in/],
    [
      'an entity bomb',
      'a.xml',
      '<!DOCTYPE quiz [<!ENTITY a "aaa">]>\n<quiz>&a;</quiz>',
      /^a\.xml:1: A bank has no DOCTYPE/,
    ],
    [
      'a bank of which nothing can be taken',
      'a.xml',
      moodleQuiz(moodleQuestion('random', 'x')),
      /no question can be taken; nothing was written$/,
    ],
  ])('%s', async (_, name, content, message) => {
    expect(await importCommand(await bank(name, content), out)).toBe(1);
    expect(said.at(-1)).toMatch(message);
    await nothingWritten([name]);
  });

  it('an oversized bank, without reading it', async () => {
    const source = await bank('a.xml', '');
    await truncate(source, LIMITS.xmlBytes + 1);
    expect(await importCommand(source, out)).toBe(1);
    expect(said).toEqual(['a.xml:1: The file has 65 MB; at most 64 MB are read; nothing was written']);
    await nothingWritten(['a.xml']);
  });

  it('a non-empty folder', async () => {
    await mkdir(out);
    await writeFile(join(out, 'mine.txt'), 'mine');
    expect(await importCommand(BANK, out)).toBe(1);
    expect(everything()).toContain('nothing is written over');
    expect(await readdir(out)).toEqual(['mine.txt']);
  });

  it('a missing source', async () => {
    expect(await importCommand(join(dir, 'none.xml'), out)).toBe(1);
    expect(everything()).toContain('is not there');
  });

  it('a location where no folder can be created', async () => {
    const source = await bank('a.gift', 'Is it? {T}');
    expect(await importCommand(source, join(source, 'out'))).toBe(1);
    expect(said.at(-1)).toMatch(/is no folder$/);
    await nothingWritten(['a.gift']);
  });

  it('one broken bank among good ones', async () => {
    await bank('a.xml', moodleQuiz(question));
    await bank('b.gift', 'One? {');
    expect(await importCommand(dir, out)).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^b\.gift:1: /)]);
    await nothingWritten(['a.xml', 'b.gift']);
  });
});

describe('hostile banks', () => {
  const PIXEL = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64');
  it('never choose a file name: an attachment is named by its content hash', async () => {
    const file = `<file name="../../../evil.png" path="/../" encoding="base64">${PIXEL}</file>`;
    const text = '<img src="@@PLUGINFILE@@/../../../../evil.png"> What?';
    const questionXml = moodleQuestion('shortanswer', text, moodleAnswer(100, 'bee')).replace(
      '</questiontext>',
      `${file}</questiontext>`,
    );
    const pack = await imported(await bank('a.xml', moodleQuiz(questionXml)));
    expect(pack.media.map(({ path }) => path)).toEqual(['a/4c4b6a3be1314ab8.png']);
    await nothingWritten(['a.xml', 'out']);
  });

  it('cannot add scripts or folders', async () => {
    const questionXml = moodleQuestion(
      'shortanswer',
      '<p onclick="x()">Is <script>alert(1)</script><a href="javascript:y()">it</a> &lt;script&gt;?</p>',
      moodleAnswer(100, 'yes'),
    );
    const category = moodleQuestion('category', '').replace(
      '<name>',
      '<category><text>../../etc/passwd</text></category><name>',
    );
    const pack = await imported(await bank('a.xml', moodleQuiz(category, questionXml)));
    const [exercise] = pack.exercises;
    expect(exercise?.id).toBe('a-etc-passwd');
    expect(exercise?.questions[0]?.question.content.prompt).toBe('Is it \\<script>?');
  });

  it('print no control characters to the terminal', async () => {
    await imported(await bank('a.gift', '::\u001b[31mred\u0007::Is it? {T}'));
    expect(everything()).toContain('[31mred');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(everything()).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });
});

describe('importing a pack', () => {
  it('checks it and copies it unchanged', async () => {
    const pack = await imported('content');
    const stored = await readPack('content');
    expect(stored.ok && stored.pack.version).toBe(pack.version);
    expect(everything()).toContain('the pack was in order and is copied');
  }, 60_000);

  it('reports its problems with file and line', async () => {
    const source = join(dir, 'pack');
    await mkdir(join(source, 'practices'), { recursive: true });
    await writeFile(join(source, 'pack.yaml'), 'format: 1\nname: Gói\ncourses: []\n');
    await writeFile(join(source, 'practices/a.md'), '---\ntitle: [\n---\n');
    expect(await importCommand(source, out)).toBe(1);
    expect(everything()).toMatch(/^practices\/a\.md:\d+: /m);
    await nothingWritten(['pack']);
  });

  it('follows no links out of it', async () => {
    const source = join(dir, 'pack');
    await mkdir(source);
    await writeFile(join(source, 'pack.yaml'), 'format: 1\nname: Gói\ncourses: []\n');
    await writeFile(join(dir, 'secret'), 'secret');
    await symlink(join(dir, 'secret'), join(source, 'README.md'));
    expect(await importCommand(source, out)).toBe(1);
    expect(everything()).toContain('README.md is no file of its own');
    await nothingWritten(['pack', 'secret']);
  });
});
