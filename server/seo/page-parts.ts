import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);

/** Gives the scripts that a file of the source was built into, what each needs ahead of it, as paths of the site. */
export type PartsOf = (source: string) => string[];

/** @returns reads Vite's manifest; without one nothing is known of any file */
export async function readParts(directory: string): Promise<PartsOf> {
  const text = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const manifest = manifestSchema.parse(JSON.parse(text));
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
