import { ServerProcess } from '../../support/server-process.ts';

/** Runs before the first journey. */
export default function prepareServer(): Promise<void> {
  return ServerProcess.prepare();
}
