import { setTimeout as delay } from 'node:timers/promises';
import { serveProcess } from '#server/engines/serve-process.ts';

/** Takes memory until it is ended: outside of JavaScript's own heap, as WebAssembly and buffers do. */
async function grow(): Promise<never> {
  for (const taken: Buffer[] = []; ; await delay(1)) taken.push(Buffer.alloc(10_000_000, 1));
}

/** Takes memory for objects, which JavaScript's engine bounds by itself. */
function growObjects(): never {
  for (const taken: object[] = []; ; ) taken.push({ at: taken.length });
}

function spin(): never {
  for (;;);
}

/** Doubles numbers and obeys commands. */
serveProcess((request) => {
  if (typeof request === 'number') return request * 2;
  if (request === 'pid') return process.pid;
  if (request === 'settings') return Object.keys(process.env);
  if (request === 'exit') process.exit(1);
  if (request === 'grow') return grow();
  if (request === 'grow objects') return growObjects();
  if (request === 'spin') return spin();
  return new Promise(() => undefined);
});
