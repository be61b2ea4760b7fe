import { readFile, stat } from 'node:fs/promises';
import { BrokenBank } from './faults.ts';

/**
 * Text of a bank, with line ends normalised to \n. Throws `BrokenBank` if the file exceeds the size limit
 * (checked before reading) or is not UTF-8.
 * @param name name of the file in messages
 */
export const readBankFile = async (path: string, name: string, maxBytes: number): Promise<string> => {
  const { size } = await stat(path);
  if (size > maxBytes) {
    const maxMb = Math.floor(maxBytes / 1024 / 1024);
    throw new BrokenBank(
      name,
      1,
      `The file has ${Math.ceil(size / 1024 / 1024)} MB; at most ${maxMb} MB are read`,
    );
  }
  const bytes = await readFile(path);
  try {
    // The decoder strips a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new BrokenBank(name, 1, 'The file is not UTF-8 text');
  }
};
