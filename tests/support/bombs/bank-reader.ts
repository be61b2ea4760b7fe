import { basename } from 'node:path';
import { BrokenBank, Refused } from '../../../operator/import/faults.ts';
import { readBanks } from '../../../operator/import/find-banks.ts';
import type { Media } from '../../../operator/import/media.ts';
import { makeQuestions } from '../../../operator/import/questions/make.ts';

/** No bank of a test has files. */
const media: Pick<Media, never> = {};

/** Reads a bank as the operator's command does, in a process of its own that can be measured. */
async function read(path: string): Promise<string> {
  try {
    const items = await readBanks([{ path, name: basename(path) }], media as Media);
    for (const item of items)
      try {
        makeQuestions(item.read());
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    return 'read';
  } catch (error) {
    return error instanceof BrokenBank ? 'refused' : `failed: ${error}`;
  }
}
process.on('message', async (path) => process.send?.(await read(String(path))));
process.send?.('ready');
