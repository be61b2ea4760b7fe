import { ServerProcess } from '../../support/server-process.ts';

/** Before the first journey. */
export default function prepareServer(): Promise<void> {
  return ServerProcess.prepare();
}
