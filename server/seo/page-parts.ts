import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);

/** Where Vite writes, below what it builds into, which file of the source became which file of the build. */
export const MANIFEST = '.vite/manifest.json';

/** @returns by the files of the source; empty where nothing is built */
export async function readManifest(directory: string): Promise<z.infer<typeof manifestSchema>> {
  const text = await readFile(join(directory, MANIFEST), 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

/** Gives the scripts that a file of the source was built into, what each needs ahead of it, as paths of the site. */
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
