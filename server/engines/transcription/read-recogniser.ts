import { readFile } from 'node:fs/promises';
import { type Moonshine, openMoonshine } from '#speech/recognition/moonshine.ts';

/** Relative to the entry of the package: it does not export its files. */
const MODEL = './model/tiny/quantized';
const entry = import.meta.resolve('@moonshine-ai/moonshine-js');

const readModel = (file: string): Promise<Uint8Array> => readFile(new URL(`${MODEL}/${file}.onnx`, entry));

/** Loads the recogniser's network, which the package of its makers carries: about a second. */
export const readRecogniser = async (): Promise<Moonshine> =>
  openMoonshine(await readModel('encoder_model'), await readModel('decoder_model_merged'));
