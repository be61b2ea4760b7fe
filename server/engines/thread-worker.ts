import { Worker as Thread } from 'node:worker_threads';
import { reasonOf } from '../log/safe-error.ts';
import type { StartWorker } from './worker.ts';

/** For work on what we made ourselves: a thread shares the memory of the server. */
export const threadWorker =
  (file: URL): StartWorker =>
  ({ onAnswer, onGone }) => {
    const thread = new Thread(file);
    thread.on('message', onAnswer);
    thread.on('error', (error) => onGone(`the worker crashed: ${reasonOf(error)}`, true));
    thread.on('exit', () => onGone('the worker ended', true));
    return {
      post: (request) => thread.postMessage(request),
      hold: (isHeld) => (isHeld ? thread.ref() : thread.unref()),
      end: async () => void (await thread.terminate()),
    };
  };
