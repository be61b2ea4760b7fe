import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tokenizer from 'llama-tokenizer-js';
import { EAR_FILES } from '#speech/pack/scoring-ear.ts';
import { type Moonshine, openMoonshine } from '#speech/recognition/moonshine.ts';
import type { RecogniserFile } from '#speech/recognition/recogniser-files.ts';
import { readModelFile } from '../speech/knowledge-files.ts';

/** Relative to the entry of the package: it does not export its files. */
const MODEL = './model/tiny/quantized';
const entry = import.meta.resolve('@moonshine-ai/moonshine-js');

const WORD_VECTORS = new URL('../../../speech/meaning/likeness/word-vectors.bin', import.meta.url);

const readModel = (file: string): Promise<Buffer> => readFile(new URL(`${MODEL}/${file}.onnx`, entry));

/** Loads the recogniser's network, which the package of its makers carries: about a second. */
export const readRecogniser = async (): Promise<Moonshine> =>
  openMoonshine({
    encoder: await readModel('encoder_model'),
    decoder: await readModel('decoder_model_merged'),
    vocabulary: tokenizer.vocabById,
  });

/** The files with which a device recognises speech, and scores readings by it. */
export const readRecogniserFiles = async (): Promise<Map<RecogniserFile, Uint8Array>> =>
  new Map<RecogniserFile, Uint8Array>([
    ['encoder', await readModel('encoder_model')],
    ['decoder', await readModel('decoder_model_merged')],
    ['vocabulary', new TextEncoder().encode(JSON.stringify(tokenizer.vocabById))],
    [
      'runtime',
      await readFile(fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))),
    ],
    ['word-vectors', await readFile(WORD_VECTORS)],
    ...EAR_FILES.map((name) => [name, readModelFile(name)] as const),
  ]);
