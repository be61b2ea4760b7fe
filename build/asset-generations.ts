import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const RECORD = 'generations.json';

interface Generations {
  /** Hashed files that the last build made, as `assets/…`. */
  current: string[];
  /** Those of the build before, which pages opened before a deployment still ask for. */
  previous: string[];
}

async function readGenerations(outDir: string): Promise<Generations> {
  try {
    const { current, previous } = JSON.parse(await readFile(join(outDir, RECORD), 'utf8'));
    return { current: [...current], previous: [...previous] };
  } catch {
    return { current: [], previous: [] };
  }
}

/** Names of the assets in the output folder that belong to the build before: served, but not precached. */
export async function previousAssets(outDir: string): Promise<ReadonlySet<string>> {
  return new Set((await readGenerations(outDir)).previous);
}

async function emptyButAssets(outDir: string): Promise<void> {
  if (!existsSync(outDir)) return;
  for (const name of await readdir(outDir)) {
    if (name !== 'assets' && name !== RECORD) await rm(join(outDir, name), { recursive: true });
  }
}

/**
 * Keeps the hashed assets of the build before beside the new ones. A page that was open during the
 * deployment still finds its lazy chunks; anything older goes.
 */
export function assetGenerations(): Plugin {
  let outDir = '';
  return {
    name: 'luyen:asset-generations',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved(config) {
      outDir = config.build.outDir;
    },
    buildStart: () => emptyButAssets(outDir),
    async writeBundle(_, bundle) {
      const before = await readGenerations(outDir);
      const current = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const fresh = new Set(current);
      const rebuilt = before.current.length === fresh.size && before.current.every((name) => fresh.has(name));
      const previous = (rebuilt ? before.previous : before.current).filter((name) => !fresh.has(name));
      const kept = new Set([...current, ...previous].flatMap((name) => [name, `${name}.br`, `${name}.gz`]));
      for (const name of await readdir(join(outDir, 'assets'))) {
        if (!kept.has(`assets/${name}`)) await rm(join(outDir, 'assets', name));
      }
      await writeFile(join(outDir, RECORD), JSON.stringify({ current, previous } satisfies Generations));
    },
  };
}
