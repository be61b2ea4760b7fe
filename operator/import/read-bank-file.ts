import { readFile, stat } from 'node:fs/promises';
import { BrokenBank } from './faults.ts';

/**
 * Text of a bank, with lines that end in \n. Throws `BrokenBank` where the file is larger than it may be, which is
 * asked before it is read, or is no UTF-8 text.
 * @param name how the file is called in messages
 */
export const readBankFile = async (path: string, name: string, mostBytes: number): Promise<string> => {
  const { size } = await stat(path);
  if (size > mostBytes) {
    const most = Math.floor(mostBytes / 1024 / 1024);
    throw new BrokenBank(
      name,
      1,
      `The file has ${Math.ceil(size / 1024 / 1024)} MB; at most ${most} MB are read`,
    );
  }
  const bytes = await readFile(path);
  try {
    // The decoder leaves out a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new BrokenBank(name, 1, 'The file is not UTF-8 text');
  }
};
