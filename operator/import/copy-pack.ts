import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readPack } from '#server/content/read-pack.ts';
import { makeFolder } from './new-folder.ts';

const OWN_REPORT = 'import-report.json';

/** Every file of a folder by path, except hidden ones. Throws on a link, which could lead anywhere. */
const filesOf = async (dir: string): Promise<Map<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(dir, file).replaceAll(sep, '/');
    if (path.split('/').some((name) => name.startsWith('.')) || path === OWN_REPORT) continue;
    const kind = await lstat(file);
    if (kind.isDirectory()) continue;
    if (!kind.isFile()) throw new Error(`${path} is no file of its own but a link or a device`);
    files.set(path, await readFile(file));
  }
  return files;
};

/** Checks a content pack and copies it unchanged. Returns the exit code. */
export const copyPack = async (source: string, out: string): Promise<number> => {
  const reading = await readPack(source);
  if (!reading.ok) {
    for (const { file, line, message } of reading.problems) console.error(`${file}:${line}: ${message}`);
    console.error(`${reading.problems.length} problem(s) in ${source}; nothing was written`);
    return 1;
  }
  const files = await filesOf(source).catch((cause: unknown) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  if (typeof files === 'string') {
    console.error(`${files}; nothing was written`);
    return 1;
  }
  const { exercises, tests } = reading.pack;
  const practices = [...exercises, ...tests].map(({ id, questions }) => ({
    id,
    questions: questions.length,
  }));
  const report = { source, format: 'pack', files: files.size, practices };
  const all = new Map<string, string | Uint8Array>(files).set(
    OWN_REPORT,
    `${JSON.stringify(report, null, 2)}\n`,
  );
  const fault = await makeFolder(out, all, async (written) => {
    const copy = await readPack(written);
    return copy.ok ? null : 'The copy is not in order: the pack changed meanwhile';
  });
  if (fault !== null) {
    console.error(`${fault}; nothing was written`);
    return 1;
  }
  for (const { id, questions } of practices) console.log(`taken  ${id}  ${questions} question(s)`);
  console.log(`${out}: the pack was in order and is copied, ${files.size} files`);
  return 0;
};
