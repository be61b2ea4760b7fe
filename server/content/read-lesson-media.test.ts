import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { withDuetVoices } from './duet-voices.ts';
import type { ContentPack } from './pack.ts';
import { readPack } from './read-pack.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const section = (id: string, kind: string, module: string) =>
  `  - { id: ${id}, kind: ${kind}, module: ${module}, title: T, minutes: 5 }\n`;

const SOUND: Record<string, string> = {
  'pack.yaml': 'format: 1\nname: Thử\ncourses: [first]\n',
  'courses/first/course.md':
    '---\nname: K\nlevel: Foundation\nsummary: N.\nis_free: true\nlessons: [one]\n---\nMô tả.\n',
  'courses/first/lessons/one.md': `---\ntitle: B\nsummary: N.\nsections:\n${section('xem', 'video', 'clip')}${section('doc', 'doc', 'note')}${section('noi', 'duet_video', 'talk')}---\n`,
  'videos/clip.md':
    '---\nsrc: /media/clip.webm\nseconds: 4\ncaptions: /media/clip.vtt\nposter: /media/clip.svg\n---\nNội dung.\n',
  'docs/note.md': '---\nsummary: N.\nfile: { src: /media/note.pdf, name: Bảng từ }\n---\n',
  'duets/talk.md':
    '---\ntitle: Ở quán\ninstructions: Bạn gọi đồ uống.\nlearner: MAN\n---\nWOMAN: Hello. What would you like?\n\nMAN: A coffee, please.\n\nWOMAN: Here you are.\n\nMAN: Thanks. Bye.\n',
  'media/clip.webm': 'bytes',
  'media/clip.vtt': 'WEBVTT\n',
  'media/clip.svg': '<svg/>',
  'media/note.pdf': '%PDF',
};

async function read(changes: Record<string, string | null> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'luyen-pack-'));
  folders.push(folder);
  for (const [path, content] of Object.entries({ ...SOUND, ...changes })) {
    if (content === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return readPack(folder);
}

async function soundPack(): Promise<ContentPack> {
  const reading = await read();
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.pack;
}

describe('videos, docs and duets of a lesson', () => {
  it('become the content of its sections', async () => {
    const { courses, exercises, duet_lines } = await soundPack();
    expect(courses[0]?.lessons[0]?.details).toMatchObject({
      xem: {
        kind: 'video',
        content_type: 6,
        src: '/media/clip.webm',
        poster: '/media/clip.svg',
        captions: '/media/clip.vtt',
        lang: 'vi',
        body: 'Nội dung.',
      },
      doc: { kind: 'doc', content_type: 7, body: '', file: { src: '/media/note.pdf', name: 'Bảng từ' } },
      noi: {
        kind: 'duet_video',
        content_type: 14,
        learner: 'MAN',
        lines: [
          { id: 'talk.1', speaker: 'WOMAN', text: 'Hello. What would you like?', question_id: null },
          { id: 'talk.2', speaker: 'MAN', text: 'A coffee, please.', question_id: 'talk.2' },
          { id: 'talk.3', speaker: 'WOMAN', question_id: null },
          { id: 'talk.4', speaker: 'MAN', text: 'Thanks. Bye.', question_id: 'talk.4' },
        ],
      },
    });
    expect(exercises).toMatchObject([
      { id: 'talk', kind: 'duet_video', course_id: 'first', lesson_id: 'one', passage: null },
    ]);
    expect(exercises[0]?.questions.map(({ question }) => [question.id, question.grading_object])).toEqual([
      ['talk.2', 1],
      ['talk.4', 1],
    ]);
    expect(duet_lines.map(({ id, script }) => [id, script.steps.length])).toEqual([
      ['talk.1', 2],
      ['talk.2', 1],
      ['talk.3', 1],
      ['talk.4', 2],
    ]);
  });

  it('get their model voices, in the lesson and in the questions', async () => {
    const voices = new Map([['talk.2', '/media/listening/two.m4a']]);
    const { courses, exercises } = withDuetVoices(await soundPack(), voices);
    const duet = courses[0]?.lessons[0]?.details.noi;
    expect(duet?.kind === 'duet_video' && duet.lines.map(({ audio }) => audio)).toEqual([
      null,
      '/media/listening/two.m4a',
      null,
      null,
    ]);
    expect(exercises[0]?.questions.map(({ question }) => question.content)).toMatchObject([
      { model_audio: '/media/listening/two.m4a' },
      { model_audio: null },
    ]);
  });

  const video = SOUND['videos/clip.md'] ?? '';
  const duet = SOUND['duets/talk.md'] ?? '';
  it.each([
    [
      'a video without words',
      { 'videos/clip.md': video.replace('Nội dung.\n', '') },
      /clip\.md:\d+ The text is empty/,
    ],
    [
      'a video that is no video',
      { 'videos/clip.md': video.replace('clip.webm', 'clip.svg') },
      /clip\.md:2 src/,
    ],
    ['a video that is missing', { 'media/clip.webm': null }, /clip\.md:2 Points at media/],
    [
      'a doc with nothing',
      { 'docs/note.md': '---\nsummary: N.\n---\n', 'media/note.pdf': null },
      /note\.md:\d+ The doc has neither/,
    ],
    [
      'a learner who is silent',
      { 'duets/talk.md': duet.replace('learner: MAN', 'learner: LAN') },
      /talk\.md:4 LAN says nothing/,
    ],
    [
      'no other speaker',
      { 'duets/talk.md': duet.replaceAll('WOMAN:', 'MAN:') },
      /talk\.md:4 Nobody else speaks/,
    ],
    ['a pause', { 'duets/talk.md': `${duet}\n[pause 3]\n` }, /talk\.md:\d+ A duet has no \[pause\]/],
    [
      'a line too long to say',
      { 'duets/talk.md': duet.replace('A coffee', `A ${'very '.repeat(60)}good coffee`) },
      /talk\.md:\d+ A turn of MAN is longer than 300/,
    ],
    ['a video of no lesson', { 'videos/other.md': video }, /other\.md:1 No lesson has this video/],
    ['a duplicate id', { 'practices/talk.md': '---\n---\n' }, /talk\.md:1 The id "talk" is already/],
  ] as [string, Record<string, string | null>, RegExp][])('reports %s', async (_name, changes, expected) => {
    const reading = await read(changes);
    const problems = reading.ok ? [] : reading.problems;
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')).toMatch(
      expected,
    );
  });
});
