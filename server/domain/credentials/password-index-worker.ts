import { parentPort } from 'node:worker_threads';
import { makePasswordIndex } from './password-index.ts';

const index = makePasswordIndex();
parentPort?.postMessage(index, [index.buffer as ArrayBuffer]);
