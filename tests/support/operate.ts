import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerProcess } from './server-process.ts';

/** Runs an operator's command on the command line beside the running server. @returns its output */
export async function operate(server: ServerProcess, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  return (await promisify(execFile)(process.execPath, ['operator/main.ts', ...words], { env })).stdout;
}
