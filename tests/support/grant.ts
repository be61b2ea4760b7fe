import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerProcess } from './server-process.ts';

/** Grants as an operator does, from the command line beside the running server. */
export async function grant(server: ServerProcess, phone: string, what: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['operator/main.ts', 'grant', phone, what], {
    env: { ...process.env, DATA_DIR: server.dataDir },
  });
}
