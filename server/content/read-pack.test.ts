import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readPack } from './read-pack.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const PRACTICE = `---
title: Đọc về ong
instructions: Đọc bài rồi trả lời.
folder: Reading
questions:
  - id: 1
    type: single_choice
    prompt: Where do the bees live?
    options: { A: on a roof, B: in a cave }
    key: A
    proof: The bees live on a roof
  - id: 2
    type: true_false
    prompt: The bees are black.
    key: NOT_GIVEN
  - id: 3
    type: fill_paragraph
    prompt: ONE WORD ONLY
    text: The bees make {{1}} on a {{2}}.
    word_limit: 1
    key: { 1: honey, 2: roof|rooftop }
    proof: { 1: make honey, 2: on a roof }
  - id: 4
    type: free_text
    prompt: When do they rest? NO MORE THAN TWO WORDS
    word_limit: 2
    key: at night
    proof: They rest at night.
  - id: 5
    type: ielts_writing
    folder: Writing
    prompt: Discuss.
    task: 2
    min_words: 50
  - id: 6
    type: ielts_scripted_speaking
    folder: Speaking
    prompt: Read aloud.
    text: The bees live on a roof.
---
The bees live on a **roof** and make honey. They rest at night. See [the sheet](/phieu/sheet).
`;

const SOUND: Record<string, string> = {
  'pack.yaml': 'format: 1\nname: Thử\ncourses: [first]\n',
  'courses/first/course.md':
    '---\nname: Khóa thử\nlevel: Foundation\nsummary: Ngắn.\nis_free: true\nlessons: [one]\n---\nMô tả.\n',
  'courses/first/lessons/one.md': `---
title: Bài một
summary: Ngắn.
sections:
  - { id: doc, kind: study_sheet, module: sheet, title: Phiếu, minutes: 5 }
  - { id: on, kind: revise, module: words, title: Ôn, minutes: 6 }
  - { id: lam, kind: practice, module: bees, title: Luyện, minutes: 20 }
is_trial: true
---
`,
  'practices/bees.md': PRACTICE,
  'revises/words.md': `---
title: Ôn từ
instructions: Chọn đáp án.
folder: Từ vựng
questions:
  - id: a
    type: true_false
    prompt: A bee is an insect.
    with_not_given: false
    key: TRUE
    explanation: Ong là côn trùng.
---
`,
  'study-sheets/sheet.md': '---\ntitle: Phiếu\nsummary: Ngắn.\ntags: [a]\n---\nXem [bài viết](/blog/post).\n',
  'blog/post.md':
    '---\ntitle: Bài\nsummary: Ngắn.\ncategory: Reading\ntags: []\nauthor: A\npublished_on: 2026-03-05\n---\n![Hình](/media/pic.svg)\n',
  'media/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'README.md': 'not part of the pack',
};

/** Writes a pack; null omits a file. */
const packWith = async (changes: Record<string, string | null> = {}): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'pack-'));
  folders.push(dir);
  for (const [path, text] of Object.entries({ ...SOUND, ...changes })) {
    if (text === null) continue;
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
};

const problemsWith = async (changes: Record<string, string | null>): Promise<string[]> => {
  const reading = await readPack(await packWith(changes));
  return reading.ok ? [] : reading.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
};

const edit = (path: string, from: string, to: string): Record<string, string> => {
  const text = SOUND[path] ?? '';
  expect(text).toContain(from);
  return { [path]: text.replace(from, to) };
};

describe('a valid pack', () => {
  it('is read with its courses, lessons and questions', async () => {
    const reading = await readPack(await packWith());
    expect(reading).toMatchObject({ ok: true });
    if (!reading.ok) return;
    const { courses, exercises, study_sheets, blog_posts, media } = reading.pack;
    expect(courses).toMatchObject([
      {
        id: 'first',
        level: 1,
        description: 'Mô tả.',
        is_free: true,
        position: 1,
        lessons: [{ id: 'one', type: 1, position: 1, minutes: 31, is_trial: true }],
      },
    ]);
    expect(courses[0]?.lessons[0]?.sections[2]).toEqual({
      id: 'lam',
      kind: 'practice',
      module_id: 'bees',
      title: 'Luyện',
      minutes: 20,
    });
    const practice = exercises.find(({ id }) => id === 'bees');
    expect(practice).toMatchObject({
      kind: 'practice',
      course_id: 'first',
      lesson_id: 'one',
      grading_scale: 0,
    });
    expect(
      practice?.questions.map(({ question }) => [question.id, question.marks, question.grading_object]),
    ).toEqual([
      ['bees.1', 1, 0],
      ['bees.2', 1, 0],
      ['bees.3', 2, 0],
      ['bees.4', 1, 0],
      ['bees.5', 1, 1],
      ['bees.6', 1, 1],
    ]);
    expect(practice?.questions.map(({ question }) => question.folder_id)).toEqual([
      'bees.1',
      'bees.1',
      'bees.1',
      'bees.1',
      'bees.2',
      'bees.3',
    ]);
    expect(practice?.questions[2]?.key).toEqual({
      type_code: 'fill_paragraph',
      blanks: { 1: 'honey', 2: 'roof|rooftop' },
    });
    expect(study_sheets[0]).toMatchObject({ id: 'sheet', reading_minutes: 1 });
    expect(blog_posts[0]).toMatchObject({ slug: 'post', published_on: '2026-03-05' });
    expect(media).toMatchObject([{ path: 'pic.svg' }]);
  });

  it('has a version that depends only on its files', async () => {
    const versionWith = async (changes: Record<string, string>) => {
      const reading = await readPack(await packWith(changes));
      return reading.ok ? reading.pack.version : null;
    };
    const version = await versionWith({});
    expect(version).toMatch(/^[0-9a-f]{64}$/);
    expect(await versionWith({ 'README.md': 'other words', '.gitkeep': '' })).toBe(version);
    expect(await versionWith(edit('blog/post.md', 'title: Bài', 'title: Bài khác'))).not.toBe(version);
  });

  it('may use Windows line endings', async () => {
    const windows = Object.fromEntries(
      Object.entries(SOUND).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    );
    expect(await problemsWith(windows)).toEqual([]);
  });
});

describe('a broken pack', () => {
  const practice = 'practices/bees.md';
  const lesson = 'courses/first/lessons/one.md';
  it.each([
    [
      'an article at the path of a list',
      { 'blog/search-tag.md': SOUND['blog/post.md'] ?? '' },
      /^blog\/search-tag\.md:1: No article/,
    ],
    ['no front matter', { 'blog/post.md': 'Just text' }, /^blog\/post\.md:1: .*front matter/],
    ['open front matter', { 'blog/post.md': '---\ntitle: x\n' }, /^blog\/post\.md:1: .*not closed/],
    ['bad YAML', edit('blog/post.md', 'title: Bài', 'title: "Bài'), /^blog\/post\.md:\d+: /],
    [
      'a repeated field',
      edit('blog/post.md', 'category: Reading', 'title: Reading'),
      /^blog\/post\.md:4: .*unique/,
    ],
    [
      'an unknown field',
      edit('blog/post.md', 'author: A', 'author: A\nauthr: B'),
      /^blog\/post\.md:7: .*authr/,
    ],
    ['a missing field', edit('blog/post.md', 'author: A\n', ''), /^blog\/post\.md:2: author: /],
    [
      'a day that is not',
      edit('blog/post.md', '2026-03-05', '2026-02-30'),
      /^blog\/post\.md:7: published_on/,
    ],
    [
      'a level that is not',
      edit('courses/first/course.md', 'Foundation', 'Expert'),
      /course\.md:3: level: .*Expert/,
    ],
    [
      'an empty text',
      edit('blog/post.md', '![Hình](/media/pic.svg)', ''),
      /^blog\/post\.md:\d+: The text is empty/,
    ],
    [
      'an unknown question type',
      edit(practice, 'true_false', 'yes_no'),
      /^practices\/bees\.md:13: questions\.1\.type/,
    ],
    [
      'a wrong word in a question',
      edit(practice, 'word_limit: 2', 'word_limt: 2'),
      /bees\.md:26: .*word_limt/,
    ],
    [
      'a question id used twice',
      edit(practice, 'id: 2', 'id: 1'),
      /bees\.md:12: The question id "1" is used twice/,
    ],
    ['a key that is no option', edit(practice, 'key: A', 'key: C'), /bees\.md:10: .*is no option/],
    ['two equal options', edit(practice, 'in a cave', 'On a  roof'), /bees\.md:9: .*read the same/],
    [
      'Not Given as key where it is not offered',
      edit(practice, 'key: NOT_GIVEN', 'with_not_given: false\n    key: NOT_GIVEN'),
      /bees\.md:16: .*NOT_GIVEN/,
    ],
    [
      'a blank without key',
      edit(practice, '{ 1: honey, 2: roof|rooftop }', '{ 1: honey }'),
      /bees\.md:21: .*\{\{2\}\} has no key/,
    ],
    [
      'a key without blank',
      edit(practice, '{{1}} on a {{2}}', '{{1}}'),
      /bees\.md:21: .*"2" belongs to no blank/,
    ],
    ['a text without blanks', edit(practice, '{{1}} on a {{2}}', 'honey'), /bees\.md:19: .*no blank/],
    [
      'a key over the word limit',
      edit(practice, '1: honey', '1: make honey'),
      /bees\.md:21: .*over the limit of 1/,
    ],
    ['an empty key', edit(practice, 'key: at night', 'key: "|"'), /bees\.md:27: .*is empty/],
    [
      'an empty alternative',
      edit(practice, 'key: at night', 'key: at night|'),
      /bees\.md:27: .*between \| is empty/,
    ],
    [
      'a key that the passage lacks',
      edit(practice, 'key: at night', 'key: at noon'),
      /bees\.md:27: .*occurs in the passage/,
    ],
    [
      'a sheet that is not there',
      edit(lesson, 'module: sheet', 'module: shet'),
      /one\.md:5: Points at study_sheet "shet"/,
    ],
    [
      'a practice that is not there',
      edit(lesson, 'module: bees', 'module: bee'),
      /one\.md:7: Points at practice "bee"/,
    ],
    [
      'a kind of section that is not',
      edit(lesson, 'kind: revise', 'kind: quiz'),
      /one\.md:6: sections\.1\.kind/,
    ],
    [
      'a section id used twice',
      edit(lesson, 'id: on', 'id: doc'),
      /one\.md:6: The section id "doc" is used twice/,
    ],
    [
      'a broken link to a sheet',
      edit(practice, '/phieu/sheet', '/phieu/gone'),
      /bees\.md:41: Points at study_sheet "gone"/,
    ],
    [
      'a broken link to an article',
      edit('study-sheets/sheet.md', '/blog/post', '/blog/gone'),
      /sheet\.md:6: Points at blog_post/,
    ],
    [
      'a broken image',
      edit('blog/post.md', '/media/pic.svg', '/media/gone.svg'),
      /post\.md:9: Points at media "gone\.svg"/,
    ],
    [
      'a relative link',
      edit('study-sheets/sheet.md', '/blog/post', 'post.md'),
      /sheet\.md:6: The link "post\.md"/,
    ],
    [
      'a link without TLS',
      edit('study-sheets/sheet.md', '/blog/post', 'http://x.vn'),
      /sheet\.md:6: The link/,
    ],
    [
      'a broken link in an explanation',
      edit('revises/words.md', 'Ong là côn trùng.', 'Xem [phiếu](/phieu/gone).'),
      /words\.md:11: Points at study_sheet "gone"/,
    ],
    [
      'an exercise outside every lesson',
      { 'practices/lone.md': PRACTICE },
      /lone\.md:1: No lesson has this practice/,
    ],
    [
      'a sheet nobody points at',
      { 'study-sheets/lone.md': SOUND['study-sheets/sheet.md'] ?? '' },
      /lone\.md:1: No section or link/,
    ],
    ['a media file nobody points at', { 'media/lone.png': 'x' }, /^media\/lone\.png:1: Nothing points/],
    [
      'a lesson nobody lists',
      { 'courses/first/lessons/two.md': SOUND[lesson] ?? '' },
      /two\.md:1: Nothing lists/,
    ],
    [
      'a listed lesson that is not',
      edit('courses/first/course.md', '[one]', '[one, two]'),
      /course\.md:6: "two" is listed/,
    ],
    [
      'a listed course that is not',
      { 'pack.yaml': 'format: 1\nname: x\ncourses:\n  - first\n  - second\n' },
      /^pack\.yaml:5: "second"/,
    ],
    ['no manifest', { 'pack.yaml': null }, /^pack\.yaml:1: /],
    [
      'a revise set with the id of a practice',
      { 'revises/bees.md': SOUND['revises/words.md'] ?? '' },
      /revises\/bees\.md:1: The id "bees" is already/,
    ],
    ['a file in no place', { 'notes/x.txt': 'x' }, /^notes\/x\.txt:1: .*no place/],
    ['a name that is no id', { 'blog/Bài viết.md': 'x' }, /no place/],
    ['a lesson with text', { [lesson]: `${SOUND[lesson]}Text\n` }, /one\.md:10: A lesson has no text/],
  ] satisfies [string, Record<string, string | null>, RegExp][])('%s', async (_, changes, expected) => {
    const problems = await problemsWith(changes);
    expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  it('reports all its problems together, by file and line', async () => {
    const problems = await problemsWith({
      ...edit(practice, 'key: A', 'key: C'),
      ...edit('blog/post.md', '/media/pic.svg', '/media/gone.svg'),
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'blog/post.md:9:',
      'media/pic.svg:1:',
      'practices/bees.md:10:',
    ]);
  });

  it('allows a question to opt out of the passage', async () => {
    const changes = edit(practice, 'key: at night', 'key: at noon\n    anchor: none');
    expect(await problemsWith(changes)).toEqual([]);
  });

  it('is reported when its folder is missing', async () => {
    const reading = await readPack(join(tmpdir(), 'no-such-pack'));
    expect(reading).toMatchObject({ ok: false, problems: [{ file: '.', line: 1 }] });
  });

  it('is reported when a file is not UTF-8', async () => {
    const dir = await packWith();
    await writeFile(join(dir, 'blog/post.md'), Buffer.from([0x2d, 0xff, 0xfe]));
    expect(await readPack(dir)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([
        { file: 'blog/post.md', line: 1, message: 'The file is not UTF-8 text' },
      ]),
    });
  });
});
