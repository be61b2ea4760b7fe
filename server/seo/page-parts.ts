import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);

/** Where Vite writes, relative to its output, which source file became which built file. */
export const MANIFEST = '.vite/manifest.json';

/** @returns keyed by source file; empty where nothing is built */
export async function readManifest(directory: string): Promise<z.infer<typeof manifestSchema>> {
  const text = await readFile(join(directory, MANIFEST), 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

/** Returns the scripts for a source file, with those that each depends on, as paths of the site. */
export type PartsOf = (source: string) => string[];

export async function readParts(directory: string): Promise<PartsOf> {
  const manifest = await readManifest(directory);
  const collect = (key: string, into: Set<string>): void => {
    const chunk = manifest[key];
    const path = chunk && `/${chunk.file}`;
    if (!path || into.has(path)) return;
    for (const needed of chunk.imports ?? []) collect(needed, into);
    into.add(path);
  };
  return (source) => {
    const parts = new Set<string>();
    collect(source, parts);
    return [...parts];
  };
}
