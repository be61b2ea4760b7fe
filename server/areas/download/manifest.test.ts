import { describe, expect, it } from 'vitest';
import { manifestOf, mediaIn } from './manifest.ts';

const target = { kind: 'lesson', id: 'one', title: 'One', lessons: ['one'] } as const;
const facts = (letter: string, bytes: number) => ({ bytes, sha256: letter.repeat(64) });
const MEDIA = new Map([
  ['/media/a.mp3', facts('a', 10)],
  ['/media/pictures/b.svg', facts('b', 20)],
]);
const sheet = (text: string) => ({ operation: 'lesson.studySheet', id: 'sheet', text }) as const;

describe('media addresses in a text', () => {
  it.each([
    ['Markdown', '{"body":"![Map](/media/pictures/b.svg) and ![](/media/pictures/b.svg)"}', 1],
    ['fields', '{"src":"/media/a.mp3","model_audio":"/media/pictures/b.svg"}', 2],
    ['other addresses', '{"body":"[x](/blog/media) /media/ /media/a.exe /media/../a.mp3"}', 0],
  ])('%s', (_, text, count) => {
    expect(mediaIn(text)).toHaveLength(count);
  });
});

describe('a manifest', () => {
  it('lists every query and file once, sized in bytes rather than characters', () => {
    const text = '{"body":"Ngữ pháp /media/a.mp3"}';
    const { reads, media } = manifestOf(target, [sheet(text), sheet(text)], MEDIA);
    expect(reads).toEqual([
      {
        operation: 'lesson.studySheet',
        id: 'sheet',
        bytes: Buffer.byteLength(text),
        version: reads[0]?.version,
      },
    ]);
    expect(media).toEqual([{ path: '/media/a.mp3', ...facts('a', 10) }]);
  });

  it('leaves out a file that the content does not have', () => {
    expect(manifestOf(target, [sheet('/media/none.mp3')], MEDIA).media).toEqual([]);
  });

  it('changes its version when a text changes, or a file under the same address', () => {
    const of = (text: string, media = MEDIA) => manifestOf(target, [sheet(text)], media).version;
    expect(of('/media/a.mp3')).toBe(of('/media/a.mp3'));
    expect(of('/media/a.mp3 more')).not.toBe(of('/media/a.mp3'));
    const other = new Map(MEDIA).set('/media/a.mp3', facts('c', 10));
    expect(of('/media/a.mp3', other)).not.toBe(of('/media/a.mp3'));
  });
});
