/**
 * Switches off one mechanism after another in a copy of the project and runs the tests that guard it: each has to fail.
 * `node tests/mutations/run.ts [part of a name]`
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { projectFiles } from '../tree/source-files.ts';
import type { Mutation } from './mutation.ts';
import { OUTBOX_MUTATIONS } from './outbox.ts';

async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'luyen-mutations-'));
  for (const path of projectFiles()) await cp(path, join(copy, path));
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** @returns whether the tests pass with the mechanism switched off */
async function survives(copy: string, { file, find, replace, tests }: Mutation): Promise<boolean> {
  const path = join(copy, file);
  const source = await readFile(path, 'utf8');
  await writeFile(
    path,
    source.replace(find, () => replace),
  );
  try {
    const run = spawnSync('vitest', ['run', '--maxWorkers=1', '--bail=1', ...tests], { cwd: copy });
    return run.status === 0;
  } finally {
    await writeFile(path, source);
  }
}

const part = process.argv[2] ?? '';
const chosen = OUTBOX_MUTATIONS.filter(({ name }) => name.includes(part));
const copy = await copyProject();
const survivors: string[] = [];
try {
  for (const mutation of chosen) {
    const survived = await survives(copy, mutation);
    if (survived) survivors.push(mutation.name);
    console.log(`${survived ? 'SURVIVES' : 'caught  '} ${mutation.name}`);
  }
} finally {
  await rm(copy, { recursive: true });
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} were caught`);
process.exitCode = survivors.length > 0 ? 1 : 0;
