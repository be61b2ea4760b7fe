/** Longest packet that one page takes, in segments of 255 bytes. */
const SEGMENTS = 255;
const FULL = 255;

/** The header of an Opus stream (RFC 7845, section 5.1), with the table of its mapping where it needs one. */
export function opusHead({ channels = 1, preSkip = 0, family = 0, streams = 1, coupled = 0 } = {}): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(channels, 9);
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(48_000, 12);
  head.writeUInt8(family, 18);
  if (family === 0) return head;
  return Buffer.concat([head, Buffer.from([streams, coupled]), Buffer.alloc(channels)]);
}

const opusTags = (): Buffer => Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);

interface Page {
  packets: readonly Uint8Array[];
  stream?: number;
  flags?: number;
  number: number;
  position?: number;
}

/** Decoders that check it take a page with no sum for a damaged one. */
function checksum(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000_0000 ? (sum << 1) ^ 0x04c1_1db7 : sum << 1;
  }
  return sum >>> 0;
}

function oggPage({ packets, stream = 1, flags = 0, number, position = 0 }: Page): Buffer {
  const lengths = packets.flatMap(({ length }) => [
    ...new Array<number>(Math.floor(length / FULL)).fill(FULL),
    length % FULL,
  ]);
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head.writeUInt8(flags, 5);
  head.writeBigUInt64LE(BigInt(position), 6);
  head.writeUInt32LE(stream, 14);
  head.writeUInt32LE(number, 18);
  head.writeUInt8(lengths.length, 26);
  const page = Buffer.concat([head, Buffer.from(lengths), ...packets]);
  page.writeUInt32LE(checksum(page), 22);
  return page;
}

/** An Ogg file of one Opus stream. */
export function oggFile(head: Uint8Array, packets: readonly Uint8Array[], samplesEach = 960): Buffer {
  const pages = [
    oggPage({ packets: [head], flags: 2, number: 0 }),
    oggPage({ packets: [opusTags()], number: 1 }),
  ];
  const largest = packets.reduce((most, { length }) => Math.max(most, Math.floor(length / FULL) + 1), 1);
  const each = Math.floor(SEGMENTS / largest);
  for (let at = 0; at < packets.length; at += each) {
    const some = packets.slice(at, at + each);
    const position = (at + some.length) * samplesEach;
    pages.push(oggPage({ packets: some, number: pages.length, position }));
  }
  return Buffer.concat(pages);
}

/** The first pages of so many streams of their own, before those of a file. */
export function oggOfStreams(count: number, packets: readonly Uint8Array[]): Buffer {
  const head = opusHead();
  const others = Array.from({ length: count }, (_, at) =>
    oggPage({ packets: [at % 2 ? head : Buffer.from('\u0001vorbis')], flags: 2, number: 0, stream: at + 2 }),
  );
  return Buffer.concat([...others, oggFile(head, packets)]);
}
