import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutRepeatedFragments } from './repeated-fragments.ts';

const box = (type: string, content = ''): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type + content)]);
};
const file = (...boxes: Buffer[]): Uint8Array => Uint8Array.from(Buffer.concat(boxes));
const fixture = (name: string) =>
  readFileSync(new URL(`../server/engines/audio/fixtures/${name}`, import.meta.url));

describe('withoutRepeatedFragments', () => {
  const start = [box('ftyp', 'mp42'), box('moov'), box('moof', 'one'), box('mdat', 'first')];
  const end = [box('moof', 'two'), box('mdat', 'last')];

  it('leaves out a header that another one follows at once', () => {
    expect(withoutRepeatedFragments(file(...start, box('moof', 'two'), ...end))).toEqual(
      file(...start, ...end),
    );
  });

  it.each([
    ['every fragment has its sound', file(...start, ...end)],
    ['it ends within a box', file(...start, ...end).slice(0, -3)],
    ['it ends with a header', file(...start, box('moof', 'two'))],
    ['a box has no usable size', file(...start, Buffer.from('\0\0\0\0mdat and so on'))],
    ['it is empty', new Uint8Array()],
    ['it is WebM', Uint8Array.from(fixture('sentence.webm'))],
    ['it is Ogg', Uint8Array.from(fixture('sentence.ogg'))],
    ['it is MP4 of another recorder', Uint8Array.from(fixture('sentence-aac.mp4'))],
  ])('changes nothing where %s', (_, given) => {
    expect(withoutRepeatedFragments(given)).toEqual(given);
  });
});
