import { describe, expect, it } from 'vitest';
import { opusHead } from '#tests/support/bombs/ogg-file.ts';
import { openOgg } from './ogg-packets.ts';
import { MAX_OPUS_PACKET_BYTES } from './opus-packet.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const BEGINS = 2;
const CONTINUES = 1;

/** A page (RFC 3533, section 6) of these segments, by their lengths. */
function page(lengths: readonly number[], body: Uint8Array, { flags = 0, stream = 1 } = {}): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head.writeUInt8(flags, 5);
  head.writeUInt32LE(stream, 14);
  head.writeUInt8(lengths.length, 26);
  return Buffer.concat([head, Buffer.from(lengths), body]);
}

const bytes = (length: number, value: number) => Buffer.alloc(length, value);
const whole = (value: number, length = 10) => page([length], bytes(length, value));
const START = [
  page([19], opusHead(), { flags: BEGINS }),
  page([16], Buffer.concat([Buffer.from('OpusTags'), bytes(8, 0)])),
];

/** Packets by their value and length. */
const packetsIn = (...pages: readonly Uint8Array[]) =>
  [...openOgg(Buffer.concat([...START, ...pages])).packets].map((packet) => [packet[0], packet.length]);

/** A packet over two pages: its first and its second part. */
const first = page([10, 255], Buffer.concat([bytes(10, 1), bytes(255, 2)]));
const second = page([5, 10], Buffer.concat([bytes(5, 2), bytes(10, 3)]), { flags: CONTINUES });

describe('openOgg', () => {
  it.each([
    {
      name: 'a packet a page',
      pages: [whole(1), whole(2)],
      packets: [
        [1, 10],
        [2, 10],
      ],
    },
    {
      name: 'several on a page',
      pages: [page([3, 4], bytes(7, 1))],
      packets: [
        [1, 3],
        [1, 4],
      ],
    },
    { name: 'one of several segments', pages: [page([255, 255, 1], bytes(511, 1))], packets: [[1, 511]] },
    { name: 'one of just a full segment', pages: [page([255, 0], bytes(255, 1))], packets: [[1, 255]] },
    {
      name: 'one that goes on on the next page',
      pages: [first, second],
      packets: [
        [1, 10],
        [2, 260],
        [3, 10],
      ],
    },
    {
      name: 'one that goes on past a page of another stream',
      pages: [first, page([10], bytes(10, 9), { stream: 2 }), second],
      packets: [
        [1, 10],
        [2, 260],
        [3, 10],
      ],
    },
    {
      name: 'one whose beginning is lost',
      pages: [whole(1), second],
      packets: [
        [1, 10],
        [3, 10],
      ],
    },
    {
      name: 'one whose end is lost',
      pages: [first, whole(4)],
      packets: [
        [1, 10],
        [4, 10],
      ],
    },
    {
      name: 'a page after damage',
      pages: [whole(1), bytes(500, 7), whole(2)],
      packets: [
        [1, 10],
        [2, 10],
      ],
    },
    { name: 'a page that is cut off', pages: [page([10, 10], bytes(15, 1))], packets: [[1, 10]] },
    { name: 'a page whose head is cut off', pages: [whole(1), whole(2).subarray(0, 26)], packets: [[1, 10]] },
    {
      name: 'an empty packet',
      pages: [page([0, 3], bytes(3, 1))],
      packets: [
        [undefined, 0],
        [1, 3],
      ],
    },
  ])('takes $name', ({ pages, packets }) => {
    expect(packetsIn(...pages)).toEqual(packets);
  });

  it('leaves out a packet that is larger than any of sound, over however many pages', () => {
    const full = new Array<number>(255).fill(255);
    const pages = Array.from({ length: Math.ceil(MAX_OPUS_PACKET_BYTES / (255 * 255)) + 1 }, (_, at) =>
      page(full, bytes(255 * 255, 5), { flags: at > 0 ? CONTINUES : 0 }),
    );
    expect(packetsIn(...pages, page([1], bytes(1, 5), { flags: CONTINUES }), whole(6))).toEqual([[6, 10]]);
  });

  it.each([
    { name: 'without a stream of Opus', file: page([7], Buffer.from('\u0001vorbis'), { flags: BEGINS }) },
    { name: 'whose header has not begun', file: page([19], opusHead()) },
    { name: 'whose header is cut off', file: page([19], opusHead().subarray(0, 12), { flags: BEGINS }) },
    { name: 'of a version to come', file: page([19], opusHead().fill(16, 8, 9), { flags: BEGINS }) },
  ])('refuses a file $name', ({ file }) => {
    expect(() => openOgg(file)).toThrow(UnreadableAudio);
  });
});
