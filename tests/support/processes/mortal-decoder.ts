import { existsSync, writeFileSync } from 'node:fs';
import { audioRequest } from '#server/engines/audio/audio-request.ts';
import { serveProcess } from '#server/engines/serve-process.ts';

/** Ends over the first request, and over each one where there is nothing to remember it by. */
serveProcess((message) => {
  const path = Buffer.from(audioRequest.parse(message).file).toString();
  if (path !== '' && existsSync(path)) return new Int16Array(7);
  if (path !== '') writeFileSync(path, '');
  process.exit(1);
});
