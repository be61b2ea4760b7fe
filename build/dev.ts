import { resolve, sep } from 'node:path';
import { createServer } from 'vite';
import { DevApi } from './dev-api.ts';

/** Port and data of the API, separate from those of `npm start`, which may run at the same time. */
const { PORT = '3001', DATA_DIR = 'data-dev', LOG_LEVEL = 'warn' } = process.env;
/** Sources of the server; `src/messages/` contains the texts it writes. */
const SOURCES = ['server', 'contract', 'rules', 'speech', 'content', 'src/messages'];

const address = `http://127.0.0.1:${PORT}`;
const vite = await createServer({
  server: {
    proxy: { '/api': address, '/media': address, '/sitemap.xml': address, '/robots.txt': address },
    watch: { ignored: [resolve(DATA_DIR, '**')] },
  },
});
await vite.listen();
const api = new DevApi({ PORT, DATA_DIR, LOG_LEVEL, PUBLIC_URL: vite.resolvedUrls?.local[0] });

const folders = SOURCES.map((folder) => resolve(folder) + sep);
vite.watcher.on('all', (_, path) => {
  if (folders.some((folder) => path.startsWith(folder)) && !/\.test\.tsx?$/.test(path)) api.restart();
});

let stopping = false;
async function stop(): Promise<void> {
  // npm forwards Ctrl+C to a process that the terminal has already signalled.
  if (stopping) return;
  stopping = true;
  await Promise.all([vite.close(), api.stop()]);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
