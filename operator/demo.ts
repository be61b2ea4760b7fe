import { ConfigError, readConfig } from '#server/config/config.ts';
import { readPack } from '#server/content/read-pack.ts';
import { type DemoPlan, makeDemo } from './make-demo.ts';
import { onDatabase } from './on-database.ts';
import { readArgs } from './read-args.ts';

const OPTIONS = {
  teacher: { type: 'string' },
  learner: { type: 'string', multiple: true },
  link: { type: 'string' },
} as const;

/** The first class of the pack. Throws `ConfigError`. */
async function planOf(dir: string): Promise<DemoPlan> {
  const reading = await readPack(dir);
  const [first] = reading.ok ? reading.pack.classes : [];
  if (!first) throw new ConfigError(`${dir} has no class below tutoring/`);
  const { id, ...plan } = first;
  return { ...plan, code: `DEMO-${id}` };
}

/** Makes a demonstration class. Returns the exit code; null if the arguments are invalid. */
export async function demoCommand(args: string[]): Promise<number | null> {
  const { values, positionals = [] } = readArgs(args, OPTIONS) ?? {};
  const { teacher, learner: learners = [], link } = values ?? {};
  if (teacher === undefined || link === undefined || learners.length === 0 || positionals.length > 0)
    return null;
  return onDatabase(async (db) => {
    const plan = await planOf(readConfig(process.env).CONTENT_DIR);
    const people = { teacher, learners, meeting_link: link };
    const { isNew, added } = await db.transaction((tx) => makeDemo(tx, plan, people, new Date()));
    return `${plan.code} ${isNew ? 'was made' : 'was there already'}; ${added} members added`;
  });
}
