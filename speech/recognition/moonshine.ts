import * as ort from 'onnxruntime-web/wasm';
import type { Branch, NextTokens } from './beam-search.ts';

/** Of the network: layers of its decoder, heads of a layer, numbers of a head, numbers of an encoder's frame. */
const [LAYERS, HEADS, HEAD_SIZE, STATE_SIZE] = [6, 8, 36, 288];
const CACHE_PARTS = Array.from({ length: LAYERS }, (_, layer) =>
  ['key', 'value'].map((part) => ({
    decoder: `${layer}.decoder.${part}`,
    encoder: `${layer}.encoder.${part}`,
  })),
).flat();

/** The version of the runtime's scripts: its WebAssembly has to be of the same. */
export const RUNTIME_VERSION = ort.env.versions.web ?? '';

// With more threads a page would have to be isolated from other origins, and Safari on phones fails.
ort.env.wasm.numThreads = 1;

/** The two halves of Moonshine tiny, and the texts of its tokens. */
export interface Moonshine {
  encoder: ort.InferenceSession;
  decoder: ort.InferenceSession;
  vocabulary: readonly string[];
}

/** What Moonshine is made of: the bytes of its ONNX files, and the texts of its tokens. */
export interface MoonshineParts {
  encoder: Uint8Array;
  decoder: Uint8Array;
  vocabulary: readonly string[];
  /** The WebAssembly that runs it; where it is missing, that of the installed package. */
  runtime?: Uint8Array<ArrayBuffer>;
}

export async function openMoonshine({
  encoder,
  decoder,
  vocabulary,
  runtime,
}: MoonshineParts): Promise<Moonshine> {
  if (runtime) ort.env.wasm.wasmBinary = runtime;
  const options = { executionProviders: ['wasm'] };
  return {
    encoder: await ort.InferenceSession.create(encoder, options),
    decoder: await ort.InferenceSession.create(decoder, options),
    vocabulary,
  };
}

/** Floats of a tensor that the network made. */
function floatsOf(tensor: ort.Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('the network gave no floats');
  return tensor.data;
}

/** For each branch the rows of another: what a token was made from follows it. */
function rowsOf(tensor: ort.Tensor | undefined, rows: readonly number[]): ort.Tensor {
  const data = floatsOf(tensor);
  const [count = 1, ...shape] = tensor?.dims ?? [];
  const size = data.length / count;
  const chosen = new Float32Array(rows.length * size);
  for (const [index, row] of rows.entries())
    chosen.set(data.subarray(row * size, (row + 1) * size), index * size);
  return new ort.Tensor('float32', chosen, [rows.length, ...shape]);
}

const isInOrder = (rows: readonly number[], count: number): boolean =>
  rows.length === count && rows.every((row, index) => row === index);

/**
 * Listens to a stretch of speech. @returns what its decoder thinks comes next, branch by branch
 * @param samples mono, 16 kHz, −1 to 1; one to fifteen seconds
 */
export async function listen({ encoder, decoder }: Moonshine, samples: Float32Array): Promise<NextTokens> {
  const heard = await encoder.run({ input_values: new ort.Tensor('float32', samples, [1, samples.length]) });
  const states = heard.last_hidden_state;
  const none = new ort.Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]);
  const inputs = new Map<string, ort.Tensor>();
  for (const { decoder: own, encoder: cross } of CACHE_PARTS) inputs.set(own, none).set(cross, none);
  let frames = states;
  let isFirst = true;
  let count = 1;

  /** Lets the branches go on from those that they come from. */
  function follow(rows: readonly number[]): void {
    if (isInOrder(rows, count)) return;
    const same = rows.map(() => 0);
    for (const { decoder: own, encoder: cross } of CACHE_PARTS) {
      inputs.set(own, rowsOf(inputs.get(own), rows));
      // All branches hear the same.
      if (rows.length !== count) inputs.set(cross, rowsOf(inputs.get(cross), same));
    }
    if (rows.length !== count) frames = rowsOf(frames, same);
    count = rows.length;
  }

  return async (branches: readonly Branch[]) => {
    if (!isFirst) follow(branches.map(({ from }) => from));
    if (!frames || frames.dims[2] !== STATE_SIZE) throw new Error('this is another network');
    const tokens = BigInt64Array.from(branches.map(({ token }) => BigInt(token)));
    const past = [...inputs].map(([name, tensor]) => [`past_key_values.${name}`, tensor] as const);
    const parts = CACHE_PARTS.flatMap(({ decoder: own, encoder: cross }) => (isFirst ? [own, cross] : [own]));
    const made = await decoder.run(
      {
        input_ids: new ort.Tensor('int64', tokens, [branches.length, 1]),
        encoder_hidden_states: frames,
        use_cache_branch: new ort.Tensor('bool', [!isFirst], [1]),
        ...Object.fromEntries(past),
      },
      ['logits', ...parts.map((part) => `present.${part}`)],
    );
    isFirst = false;
    for (const part of parts) {
      const tensor = made[`present.${part}`];
      if (tensor) inputs.set(part, tensor);
    }
    const logits = floatsOf(made.logits);
    const size = logits.length / branches.length;
    return branches.map((_, index) => logits.subarray(index * size, (index + 1) * size));
  };
}
