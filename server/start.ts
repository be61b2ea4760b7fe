import '#server/process/faster-imports.ts';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';

try {
  const { runServer } = await import('./run-server.ts');
  await runServer(process.env, resolve('dist'));
  // Now rather than at the end, which a killed process never reaches.
  flushCompileCache();
} catch (error) {
  // A failed start reports why, without a stack, and leaves nothing running.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
