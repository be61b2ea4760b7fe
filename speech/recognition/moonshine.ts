import * as ort from 'onnxruntime-web/wasm';
import { BEGIN, type Branch, type NextTokens } from './beam-search.ts';
import { STATE_WIDTH } from './state-rows.ts';

/** Of the network: layers of its decoder, heads of a layer, numbers of a head. */
const [LAYERS, HEADS, HEAD_SIZE] = [6, 8, 36];
const CACHE_PARTS = Array.from({ length: LAYERS }, (_, layer) =>
  ['key', 'value'].map((part) => ({
    decoder: `${layer}.decoder.${part}`,
    encoder: `${layer}.encoder.${part}`,
  })),
).flat();

/** Layers of the encoder whose states tell sounds apart, besides the last one, and what the graph calls them. */
const MIDDLE_LAYERS = [3, 4].map((layer) => `/layers.${layer}/Add_1_output_0`);

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

const LENGTH_DELIMITED = 2;
/** Numbers of the fields of ONNX's messages. */
const FIELDS = {
  modelGraph: 7,
  graphOutput: 12,
  valueName: 1,
  valueType: 2,
  typeTensor: 1,
  tensorElement: 1,
};
const FLOAT32 = 1;

/** A field of a protocol buffer; none here is longer than 127 bytes. */
const field = (number: number, bytes: readonly number[]): number[] => [
  (number << 3) | LENGTH_DELIMITED,
  bytes.length,
  ...bytes,
];

/**
 * The same graph, which also hands out what these nodes compute. A field that comes again at the end of a protocol buffer
 * is merged with the one before, so nothing has to be parsed.
 */
function withOutputs(model: Uint8Array, names: readonly string[]): Uint8Array {
  const type = field(FIELDS.valueType, field(FIELDS.typeTensor, [FIELDS.tensorElement << 3, FLOAT32]));
  const appended = names.flatMap((name) => {
    const value = [...field(FIELDS.valueName, [...new TextEncoder().encode(name)]), ...type];
    return field(FIELDS.modelGraph, field(FIELDS.graphOutput, value));
  });
  const whole = new Uint8Array(model.length + appended.length);
  whole.set(model);
  whole.set(appended, model.length);
  return whole;
}

export async function openMoonshine({
  encoder,
  decoder,
  vocabulary,
  runtime,
}: MoonshineParts): Promise<Moonshine> {
  if (runtime) ort.env.wasm.wasmBinary = runtime;
  // Without its arena it takes less memory for the same speed (decision 114).
  const options = { executionProviders: ['wasm'], enableCpuMemArena: false };
  return {
    encoder: await ort.InferenceSession.create(withOutputs(encoder, MIDDLE_LAYERS), options),
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

/** What the encoder makes of a stretch of speech. */
export interface EncodedSpeech {
  last: ort.Tensor;
  /** States of two middle layers and of the last: a row of `STATE_WIDTH` numbers for each moment. */
  layers: readonly Float32Array[];
}

/** @param samples mono, 16 kHz, −1 to 1; one to fifteen seconds */
export async function encodeSpeech(
  { encoder }: Pick<Moonshine, 'encoder'>,
  samples: Float32Array,
): Promise<EncodedSpeech> {
  const heard = await encoder.run({ input_values: new ort.Tensor('float32', samples, [1, samples.length]) });
  const last = heard.last_hidden_state;
  if (last?.dims[2] !== STATE_WIDTH) throw new Error('this is another network');
  return { last, layers: [...MIDDLE_LAYERS.map((name) => floatsOf(heard[name])), floatsOf(last)] };
}

const noPast = (): ort.Tensor => new ort.Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]);

/** What the decoder is given for some tokens of some branches. */
const decoderInputs = (
  tokens: readonly number[],
  shape: readonly [branches: number, length: number],
  frames: ort.Tensor,
  past: ReadonlyMap<string, ort.Tensor> | null,
) => ({
  input_ids: new ort.Tensor('int64', BigInt64Array.from(tokens.map(BigInt)), shape),
  encoder_hidden_states: frames,
  use_cache_branch: new ort.Tensor('bool', [past !== null], [1]),
  ...Object.fromEntries(
    CACHE_PARTS.flatMap(({ decoder: own, encoder: cross }) => [own, cross]).map((part) => [
      `past_key_values.${part}`,
      past?.get(part) ?? noPast(),
    ]),
  ),
});

/**
 * How likely the decoder thinks each token of a text that is given.
 * @returns logits of all tokens: after the beginning, after the first token, and so on; as many rows as tokens
 */
export async function followText(
  { decoder }: Pick<Moonshine, 'decoder'>,
  { last }: EncodedSpeech,
  tokens: readonly number[],
): Promise<Float32Array[]> {
  const given = [BEGIN, ...tokens.slice(0, -1)];
  const made = await decoder.run(decoderInputs(given, [1, given.length], last, null), ['logits']);
  const logits = floatsOf(made.logits);
  const size = logits.length / given.length;
  return given.map((_, index) => logits.subarray(index * size, (index + 1) * size));
}

/**
 * Listens to a stretch of speech. @returns what its decoder thinks comes next, branch by branch
 * @param samples mono, 16 kHz, −1 to 1; one to fifteen seconds
 */
export async function listen(network: Moonshine, samples: Float32Array): Promise<NextTokens> {
  let frames = (await encodeSpeech(network, samples)).last;
  let past: Map<string, ort.Tensor> | null = null;
  let count = 1;

  /** Lets the branches go on from those that they come from. */
  function follow(before: Map<string, ort.Tensor>, rows: readonly number[]): void {
    if (isInOrder(rows, count)) return;
    const same = rows.map(() => 0);
    for (const { decoder: own, encoder: cross } of CACHE_PARTS) {
      before.set(own, rowsOf(before.get(own), rows));
      // All branches hear the same.
      if (rows.length !== count) before.set(cross, rowsOf(before.get(cross), same));
    }
    if (rows.length !== count) frames = rowsOf(frames, same);
    count = rows.length;
  }

  return async (branches: readonly Branch[]) => {
    const rows = branches.map(({ from }) => from);
    if (past) follow(past, rows);
    const parts = CACHE_PARTS.flatMap(({ decoder: own, encoder: cross }) => (past ? [own] : [own, cross]));
    const tokens = branches.map(({ token }) => token);
    const made = await network.decoder.run(decoderInputs(tokens, [branches.length, 1], frames, past), [
      'logits',
      ...parts.map((part) => `present.${part}`),
    ]);
    past ??= new Map();
    for (const part of parts) {
      const tensor = made[`present.${part}`];
      if (tensor) past.set(part, tensor);
    }
    const logits = floatsOf(made.logits);
    const size = logits.length / branches.length;
    return branches.map((_, index) => logits.subarray(index * size, (index + 1) * size));
  };
}
