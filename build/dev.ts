import { resolve, sep } from 'node:path';
import { createServer } from 'vite';
import { DevApi } from './dev-api.ts';

/** Port and data of the API: not those of `npm start`, which may run beside it. */
const { PORT = '3001', DATA_DIR = 'data-dev', LOG_LEVEL = 'warn' } = process.env;
/** What the server is made of; `src/messages/` has the words that it writes. */
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
  // npm passes Ctrl+C on to a process that the terminal has told already.
  if (stopping) return;
  stopping = true;
  await Promise.all([vite.close(), api.stop()]);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
