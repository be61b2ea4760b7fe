import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerProcess } from './server-process.ts';

/** Gives a command as an operator does, from the command line beside the running server. @returns what it prints */
export async function operate(server: ServerProcess, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  return (await promisify(execFile)(process.execPath, ['operator/main.ts', ...words], { env })).stdout;
}
