import type { ContentPack } from '#server/content/pack.ts';
import { readPack } from '#server/content/read-pack.ts';

let reading: Promise<ContentPack> | undefined;

async function read(): Promise<ContentPack> {
  const found = await readPack('content');
  if (!found.ok) throw new Error(JSON.stringify(found.problems, null, 2));
  return found.pack;
}

/** The starter content, read once for all test files of a process, which takes seconds: nobody may change it. */
export const starterPack = (): Promise<ContentPack> => (reading ??= read());
