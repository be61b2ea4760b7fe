import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod/mini';

const spoken = z.looseObject({ text: z.string() });
const testFile = z.looseObject({
  greeting: spoken,
  part_1: z.array(z.string()),
  part_2: z.string(),
  transitions: z.record(z.string(), spoken),
});
const topicFile = z.looseObject({
  questions: z.array(z.looseObject({ text: z.string(), follow_ups: z.array(spoken) })),
});

/** Changes a YAML file. @returns what it then has */
async function rewrite<T>(path: string, schema: z.ZodMiniType<T>, change: (data: T) => void): Promise<T> {
  const data = schema.parse(parse(await readFile(path, 'utf8')));
  change(data);
  await writeFile(path, stringify(data));
  return data;
}

/**
 * A copy of the starter content in which the examiner of the first speaking test says little: what is spoken lasts as long
 * in a test as it does in life. Nothing else of the test is changed. @returns its folder
 */
export async function briefExaminerPack(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'luyen-pack-'));
  await cp('content', folder, { recursive: true });
  const speaking = join(folder, 'speaking');
  const { part_1, part_2 } = await rewrite(join(speaking, 'tests/test-1.yaml'), testFile, (test) => {
    for (const line of [test.greeting, ...Object.values(test.transitions)]) line.text = 'Right.';
  });
  let said = 0;
  for (const topic of [...part_1, part_2]) {
    await rewrite(join(speaking, `topics/${topic}.yaml`), topicFile, ({ questions }) => {
      for (const question of questions) {
        for (const line of [question, ...question.follow_ups]) {
          said += 1;
          line.text = `Number ${said}?`;
        }
      }
    });
  }
  return folder;
}
