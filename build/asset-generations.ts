import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const RECORD = 'generations.json';

interface Generations {
  /** Hashed files of the latest build, as `assets/…`. */
  current: string[];
  /** Those of the previous build, still requested by pages opened before a deployment. */
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

/** Names of assets in the output folder from the previous build: served but not precached. */
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
 * Keeps the hashed assets of the previous build next to the new ones, so that a page open during a deployment
 * still finds its lazy-loaded chunks. Anything older is deleted.
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
      const keep = new Set([...current, ...previous].flatMap((name) => [name, `${name}.br`, `${name}.gz`]));
      for (const name of await readdir(join(outDir, 'assets'))) {
        if (!keep.has(`assets/${name}`)) await rm(join(outDir, 'assets', name));
      }
      await writeFile(join(outDir, RECORD), JSON.stringify({ current, previous } satisfies Generations));
    },
  };
}
