import { access } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { slugOf } from '#rules/text/slug.ts';
import { readPack } from '#server/content/read-pack.ts';
import { copyPack } from './copy-pack.ts';
import { BrokenBank } from './faults.ts';
import { findBanks, readBanks } from './find-banks.ts';
import { Media } from './media.ts';
import { makeFolder, whyNotNew } from './new-folder.ts';
import { packTexts } from './pack-texts.ts';
import { planPractices } from './plan-practices.ts';
import { countOutcomes, reportTable } from './report.ts';

const REPORT = 'import-report.json';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Message of a file system error; null for other errors. */
const ofTheDisk = (cause: unknown): string | null =>
  cause instanceof Error && 'syscall' in cause ? cause.message : null;

/** Readable name of a bank or folder, without its extension. */
const titleOf = (file: string): string =>
  basename(file, extname(file))
    .replace(/[\s_]+/g, ' ')
    .trim() || 'Ngân hàng câu hỏi';

const importBanks = async (source: string, out: string): Promise<number> => {
  const name = titleOf(source);
  const media = new Media(slugOf(name).slice(0, 40) || 'ngan-hang');
  const items = await readBanks(await findBanks(source), media);
  const { practices, lines } = planPractices(items, media, titleOf);
  console.log(reportTable(lines));
  const counts = countOutcomes(lines);
  if (practices.length === 0) {
    console.error(`${source}: no question can be taken; nothing was written`);
    return 1;
  }
  const texts = packTexts(practices, name, titleOf);
  const pictures = [...media.usedIn([...texts.values()])].map(
    ([path, bytes]) => [`media/${path}`, bytes] as const,
  );
  const report = { source, ...counts, questions: lines };
  const files = new Map<string, string | Uint8Array>([
    ...texts,
    ...pictures,
    [REPORT, `${JSON.stringify(report, null, 2)}\n`],
  ]);
  const fault = await makeFolder(out, files, async (written) => {
    const reading = await readPack(written);
    return reading.ok
      ? null
      : reading.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
  });
  if (fault !== null) {
    console.error(`${fault}\nThe practices are not in order; nothing was written`);
    return 1;
  }
  console.log(
    `${counts.taken} taken, ${counts.adapted} adapted, ${counts.refused} refused; ${practices.length} practice(s) are in ${out}`,
  );
  return 0;
};

/**
 * Makes a content pack from question banks (Moodle XML, GIFT), or checks and copies a pack, into a new
 * folder. Stored content does not change. Returns the exit code.
 */
export const importCommand = async (source: string, out: string): Promise<number> => {
  if (!(await isThere(source))) {
    console.error(`${source} is not there`);
    return 1;
  }
  const reason = await whyNotNew(out);
  if (reason !== null) {
    console.error(reason);
    return 1;
  }
  try {
    const isPack = await isThere(join(source, 'pack.yaml'));
    return await (isPack ? copyPack(source, out) : importBanks(source, out));
  } catch (cause) {
    const reason =
      cause instanceof BrokenBank ? `${cause.file}:${cause.line}: ${cause.message}` : ofTheDisk(cause);
    if (reason === null) throw cause;
    console.error(`${reason}; nothing was written`);
    return 1;
  }
};
