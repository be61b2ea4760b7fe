import type { Plugin } from 'vite';

const RUNTIME = /\/onnxruntime-web\/dist\/[\w.]+\.mjs$/;
const OWN_FILE = /new URL\("ort-wasm-simd-threaded\.wasm",\s*import\.meta\.url\)\.href/g;

/**
 * The WebAssembly of the speech recogniser, 14 MB, comes with its download (`speech/recognition/recogniser-files.ts`):
 * without this the build would bring it once more.
 */
export const runtimeElsewhere = (): Plugin => ({
  name: 'luyen:runtime-elsewhere',
  transform(code, id) {
    if (!RUNTIME.test(id)) return null;
    const without = code.replace(OWN_FILE, '"ort-wasm-simd-threaded.wasm"');
    if (without === code) this.error('onnxruntime-web names its WebAssembly otherwise now');
    return { code: without, map: null };
  },
});
