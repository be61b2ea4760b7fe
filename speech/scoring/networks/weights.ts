import { z } from 'zod/mini';

/** "SPN1", the length of the head, the head as JSON, then the numbers of each tensor. */
const MAGIC = 0x53504e31;
const HEAD_AT = 8;

const tensorHead = z.object({
  name: z.string(),
  shape: z.array(z.int()),
  type: z.enum(['f32', 'int8']),
  /** Bytes after the head. */
  at: z.int(),
});
const head = z.looseObject({ tensors: z.array(tensorHead) });

/** The weights of a network, and what else its file says of it. */
export interface NetworkFile {
  head: unknown;
  /** Row by row. @throws if there is none of that name */
  tensor: (name: string) => Float32Array;
}

/** Little-endian floats; or for each row a scale, and then its bytes, each of which stands for scale · byte. */
function numbersOf(
  view: DataView,
  { shape, type, at }: z.infer<typeof tensorHead>,
  start: number,
): Float32Array {
  const size = shape.reduce((product, side) => product * side, 1);
  const from = start + at;
  if (type === 'f32')
    return Float32Array.from({ length: size }, (_, i) => view.getFloat32(from + 4 * i, true));
  const rows = shape[0] ?? 1;
  const width = size / rows;
  const bytes = from + 4 * rows;
  return Float32Array.from(
    { length: size },
    (_, i) => view.getFloat32(from + 4 * Math.floor(i / width), true) * view.getInt8(bytes + i),
  );
}

/** @throws if these are not the weights of a network */
export function readNetworkFile(bytes: Uint8Array): NetworkFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== MAGIC) throw new Error('not a network');
  const start = HEAD_AT + view.getUint32(4, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(HEAD_AT, start)));
  const { tensors } = head.parse(json);
  const numbers = new Map(tensors.map((tensor) => [tensor.name, numbersOf(view, tensor, start)]));
  return {
    head: json,
    tensor: (name) => {
      const found = numbers.get(name);
      if (!found) throw new Error(`the network has no ${name}`);
      return found;
    },
  };
}
