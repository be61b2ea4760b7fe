import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Edit, Mutation } from './mutations.ts';

/** What a copy omits or links. */
const NOT_COPIED: ReadonlySet<string> = new Set(['.git', 'data', 'dist', 'node_modules', 'test-results']);

async function edited({ file, find, replace }: Edit): Promise<string> {
  const [before, after, ...more] = (await readFile(file, 'utf8')).split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} has “${find}” ${after === undefined ? 0 : more.length + 1} times`);
  return `${before}${replace}${after}`;
}

/**
 * The files with the fault in them, by path.
 * @throws when a place does not occur exactly once: the list has to follow the code
 */
export async function mutated({ without, ...edit }: Mutation): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const each of without ? [edit, without] : [edit]) files.set(each.file, await edited(each));
  return files;
}

const build = (root: string): Promise<void> =>
  new Promise((fulfil, reject) => {
    const child = spawn('vite', ['build', '--logLevel', 'error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? fulfil() : reject(new Error(`the build ended with ${code}`))));
  });

/** A copy of this tree with one fault in it; the browser build is rebuilt if the fault is in its code. */
export async function withMutation<T>(mutation: Mutation, use: (root: string) => Promise<T>): Promise<T> {
  const files = await mutated(mutation);
  const root = await mkdtemp(join(tmpdir(), 'luyen-mutated-'));
  try {
    for (const name of await readdir('.'))
      if (!NOT_COPIED.has(name)) await cp(name, join(root, name), { recursive: true });
    await symlink(resolve('node_modules'), join(root, 'node_modules'));
    for (const [file, text] of files) await writeFile(join(root, file), text);
    if ([...files.keys()].some((file) => /^(src|sw)\//.test(file))) await build(root);
    else await symlink(resolve('dist'), join(root, 'dist'));
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
