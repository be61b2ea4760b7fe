import { build } from 'vite';

/** Bundles a file like the app. @param format `es`: a module; `iife`: a classic script */
export async function bundle(entry: string, format: 'es' | 'iife'): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: [format], name: 'bundled', fileName: 'bundled' } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}
