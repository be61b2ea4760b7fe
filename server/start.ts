import { resolve } from 'node:path';
import { runServer } from './run-server.ts';

// A start that fails says why in one line, not in a stack, and lets nothing linger.
runServer(process.env, resolve('dist')).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
