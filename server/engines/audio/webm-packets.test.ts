import { describe, expect, it } from 'vitest';
import { opusHead } from '#tests/support/bombs/ogg-file.ts';
import { plainBlock, webmFile } from '#tests/support/bombs/webm-file.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { openWebm } from './webm-packets.ts';

const LACING = { none: 0, xiph: 2, fixed: 4, ebml: 6 };
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;

const element = (id: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([id, 0x40 | (content.length >> 8), content.length & 255]), content]);
};
const frame = (length: number, value: number) => Buffer.alloc(length, value);
const content = (lacing: number, ...parts: readonly Uint8Array[]) =>
  Buffer.concat([Buffer.from([0x81, 0, 0, lacing]), ...parts]);
const block = (lacing: number, ...parts: readonly Uint8Array[]) =>
  element(SIMPLE_BLOCK, content(lacing, ...parts));
const sizes = (...values: readonly number[]) => Buffer.from(values);

/** Frames by their value and length. */
const framesIn = (...blocks: readonly Uint8Array[]) =>
  [...openWebm(webmFile(blocks)).packets].map((packet) => [packet[0], packet.length]);

const THREE = [frame(300, 1), frame(2, 2), frame(4, 3)];
const three = [
  [1, 300],
  [2, 2],
  [3, 4],
];

describe('openWebm', () => {
  it.each([
    {
      name: 'blocks of one',
      blocks: [plainBlock(frame(3, 1)), plainBlock(frame(4, 2))],
      frames: [
        [1, 3],
        [2, 4],
      ],
    },
    { name: 'Xiph lacing', blocks: [block(LACING.xiph, sizes(2, 255, 45, 2), ...THREE)], frames: three },
    // 300 in two bytes, then 298 less in two bytes, whose zero is 8,191.
    {
      name: 'EBML lacing',
      blocks: [block(LACING.ebml, sizes(2, 0x41, 0x2c, 0x5e, 0xd5), ...THREE)],
      frames: three,
    },
    {
      name: 'fixed lacing',
      blocks: [block(LACING.fixed, sizes(2), frame(2, 1), frame(2, 2), frame(2, 3))],
      frames: [
        [1, 2],
        [2, 2],
        [3, 2],
      ],
    },
    { name: 'lacing of one', blocks: [block(LACING.xiph, sizes(0), frame(5, 1))], frames: [[1, 5]] },
    {
      name: 'a group of blocks',
      blocks: [element(BLOCK_GROUP, element(BLOCK, content(LACING.none, frame(3, 1))))],
      frames: [[1, 3]],
    },
    {
      name: 'no block of another track',
      blocks: [element(SIMPLE_BLOCK, sizes(0x82, 0, 0, 0), frame(3, 9)), plainBlock(frame(3, 1))],
      frames: [[1, 3]],
    },
    {
      name: 'no fixed lacing that does not divide',
      blocks: [block(LACING.fixed, sizes(2), frame(7, 1))],
      frames: [],
    },
    { name: 'no Xiph lacing without an end', blocks: [block(LACING.xiph, sizes(2, 255, 255))], frames: [] },
    {
      name: 'no EBML lacing below nothing',
      blocks: [block(LACING.ebml, sizes(2, 0x81, 0x80), frame(9, 1))],
      frames: [],
    },
    {
      name: 'of lacing beyond its block what is there',
      blocks: [block(LACING.xiph, sizes(2, 4, 200), frame(10, 1))],
      frames: [[1, 4]],
    },
  ])('takes $name', ({ blocks, frames }) => {
    expect(framesIn(...blocks)).toEqual(frames);
  });

  it('takes whole blocks of a file that was cut off anywhere', () => {
    const blocks = [1, 2, 3].map((value) => plainBlock(frame(20, value)));
    const file = webmFile(blocks);
    const begins = file.length - Buffer.concat(blocks).length;
    for (let length = begins; length <= file.length; length++) {
      const taken = [...openWebm(file.subarray(0, length)).packets].map(([value]) => value);
      expect(taken).toEqual([1, 2, 3].slice(0, Math.floor((length - begins) / (blocks[0]?.length ?? 1))));
    }
  });

  it.each([
    { name: 'cut off in its header', file: webmFile([]).subarray(0, 60) },
    { name: 'of three channels', file: webmFile([], { channels: 3, head: opusHead() }) },
    { name: 'without a header of Opus', file: webmFile([], { head: Buffer.alloc(19) }) },
  ])('refuses a file $name', ({ file }) => {
    expect(() => openWebm(file)).toThrow(UnreadableAudio);
  });
});
