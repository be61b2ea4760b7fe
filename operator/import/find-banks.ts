import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BankItem } from './bank-question.ts';
import { BrokenBank } from './faults.ts';
import { readGift } from './gift/read-gift.ts';
import { LIMITS } from './limits.ts';
import type { Media } from './media.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { readBankFile } from './read-bank-file.ts';

const MOODLE = /\.xml$/i;
const GIFT = /\.(?:gift|txt)$/i;

interface BankFile {
  path: string;
  /** Name used in messages and the report. */
  name: string;
}

/** The banks in a file or a folder (not its subfolders), by name. Throws `BrokenBank` if there are none. */
export const findBanks = async (source: string): Promise<BankFile[]> => {
  const name = basename(source);
  if (!(await stat(source)).isDirectory()) {
    if (MOODLE.test(name) || GIFT.test(name)) return [{ path: source, name }];
    throw new BrokenBank(name, 1, 'A bank ends in .xml (Moodle XML), .gift or .txt (GIFT)');
  }
  const entries = await readdir(source, { withFileTypes: true });
  const banks = entries
    .filter((entry) => entry.isFile() && (MOODLE.test(entry.name) || GIFT.test(entry.name)))
    .map((entry) => ({ path: join(source, entry.name), name: entry.name }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (banks.length === 0)
    throw new BrokenBank(name, 1, 'The folder has neither a pack.yaml nor .xml, .gift or .txt');
  if (banks.length > LIMITS.files)
    throw new BrokenBank(name, 1, `The folder has more than ${LIMITS.files} banks`);
  return banks;
};

/** The questions of all banks, in order. Throws `BrokenBank`. */
export const readBanks = async (banks: readonly BankFile[], media: Media): Promise<BankItem[]> => {
  const items: BankItem[] = [];
  for (const { path, name } of banks) {
    const isMoodle = MOODLE.test(name);
    const text = await readBankFile(path, name, isMoodle ? LIMITS.xmlBytes : LIMITS.giftBytes);
    items.push(...(isMoodle ? readMoodle(text, name, media) : readGift(text, name)));
    if (items.length > LIMITS.questions)
      throw new BrokenBank(name, 1, `At most ${LIMITS.questions} questions are taken at once`);
  }
  return items;
};
