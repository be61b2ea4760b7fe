import { opusHead } from './ogg-file.ts';

/** An element (RFC 8794) whose size takes eight bytes; -1 for one that nobody knows. */
function element(id: number, content: Uint8Array, claimed = content.length): Buffer {
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(claimed < 0 ? 0x01ff_ffff_ffff_ffffn : (1n << 56n) | BigInt(claimed));
  return Buffer.concat([name, size, content]);
}

const number = (id: number, value: number): Buffer => element(id, Buffer.from([value]));

const START = element(0x1a45_dfa3, element(0x4282, Buffer.from('webm')));

function tracks(head: Uint8Array, channels: number): Buffer {
  const audio = element(0xe1, number(0x9f, channels));
  const codec = [element(0x86, Buffer.from('A_OPUS')), element(0x63a2, head)];
  return element(0x1654_ae6b, element(0xae, Buffer.concat([number(0xd7, 1), ...codec, audio])));
}

/** Track 1, no time, and how its frames are laced. */
const block = (flags: number, content: Uint8Array): Buffer =>
  element(0xa3, Buffer.concat([Buffer.from([0x81, 0, 0, flags]), content]));

/** A block of one packet. */
export const plainBlock = (packet: Uint8Array): Buffer => block(0x80, packet);

const FIXED_LACING = 4;
const EBML_LACING = 6;
const MOST_FRAMES = 255;

/** A block of 256 packets of the same size. */
export const lacedBlock = (packet: Uint8Array): Buffer =>
  block(
    FIXED_LACING,
    Buffer.concat([Buffer.from([MOST_FRAMES]), ...new Array<Uint8Array>(MOST_FRAMES + 1).fill(packet)]),
  );

/** A block of 256 packets that claims eight quadrillion bytes for each. */
export const lyingBlock = (): Buffer =>
  block(
    EBML_LACING,
    Buffer.concat([
      Buffer.from([MOST_FRAMES]),
      Buffer.alloc(8 * MOST_FRAMES, Buffer.from('01ffffffffffff00', 'hex')),
    ]),
  );

/** A WebM file as a recorder writes it that is killed: nothing says how long anything is. */
export function webmFile(
  content: readonly Uint8Array[],
  { channels = 1, head = opusHead({ channels }) }: { channels?: number; head?: Uint8Array } = {},
): Buffer {
  const cluster = element(0x1f43_b675, Buffer.concat([number(0xe7, 0), ...content]), -1);
  return Buffer.concat([START, element(0x1853_8067, Buffer.concat([tracks(head, channels), cluster]), -1)]);
}

/** So many elements, each in the one before. */
export function nested(id: number, depth: number): Buffer {
  let inner: Buffer = Buffer.alloc(0);
  for (let level = 0; level < depth; level++) inner = element(id, inner);
  return inner;
}
