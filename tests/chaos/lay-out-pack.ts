import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { PLACE } from './place.ts';

/** Of the starter content: a test of the speaking room with its topics, and what the examiner says around them. */
const SPOKEN = [
  'examiner.yaml',
  'tests/test-1.yaml',
  'topics/home-and-rooms.yaml',
  'topics/mornings.yaml',
  'topics/shopping.yaml',
  'topics/a-meal-to-remember.yaml',
];
/** Of the starter content as a whole: lessons of pronunciation, and what they and conversation are about. */
const WHOLE = ['conversation', 'ipa-chart', 'pronunciation'];
/** What a level asks for, and what it asks for here: one scene, so that learners go up. */
const NEEDS = { written: 'needs: { scenes: 4, missions: 60 }', here: 'needs: { scenes: 1, missions: 1 }' };
/** Words that the examiner says at most in one go: a run does not wait for more. */
const WORDS = 3;

/** The same with short lines: English texts with their meaning. Model answers are left as they are. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
  if (typeof inside.text !== 'string' || !('vi' in inside)) return inside;
  return { ...inside, text: inside.text.split(' ').slice(0, WORDS).join(' ') };
}

/** Lays out the pack with which the runs learn. @returns its folder, to be deleted by the caller */
export async function layOutPack(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'luyen-chaos-pack-'));
  await cp(PLACE.pack, folder, { recursive: true });
  for (const file of SPOKEN) {
    const to = join(folder, 'speaking', file);
    await mkdir(dirname(to), { recursive: true });
    const source: unknown = parse(await readFile(join('content/speaking', file), 'utf8'));
    await writeFile(to, stringify(shortened(source)));
  }
  for (const part of WHOLE) await cp(join('content', part), join(folder, part), { recursive: true });
  const level = join(folder, 'conversation/levels/1.yaml');
  await writeFile(level, (await readFile(level, 'utf8')).replace(NEEDS.written, NEEDS.here));
  return folder;
}
