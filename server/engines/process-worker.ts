import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { processCost } from './process-cost.ts';
import { PROCESS_STARTED } from './serve-process.ts';
import type { StartWorker } from './worker.ts';

export interface ProcessLimits {
  /** Memory of the whole process, MB. */
  megabytes: number;
  /** Memory of JavaScript's objects, MB. */
  heapMegabytes: number;
  /** Time on a processor for one request, seconds: what else the machine does makes no difference. */
  processorSeconds: number;
}

const LOOK_EVERY_MS = 20;
/** WebAssembly counts its memory in pages of 64 KiB. */
const PAGES_PER_MEGABYTE = 16;

const FASTER_IMPORTS = new URL('../process/faster-imports.ts', import.meta.url);

/** The server's own arguments, an inspector's port among them, and its settings with their secrets are not for it. */
const startProcess = (file: URL, { megabytes, heapMegabytes }: ProcessLimits): ChildProcess =>
  fork(file, {
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--max-semi-space-size=4',
      `--wasm-max-mem-pages=${megabytes * PAGES_PER_MEGABYTE}`,
      `--import=${FASTER_IMPORTS}`,
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Ends a process that takes too much for the request it works on. @returns to call when it has answered */
function watchOver({ pid, kill }: { pid: number; kill: (reason: string) => void }, limits: ProcessLimits) {
  const before = processCost(pid)?.processorSeconds ?? 0;
  const watch = setInterval(() => {
    const cost = processCost(pid);
    if (!cost) return;
    if (cost.megabytes > limits.megabytes) kill(`it took more than ${limits.megabytes} MB`);
    if (cost.processorSeconds - before > limits.processorSeconds)
      kill(`it took more than ${limits.processorSeconds} s of a processor`);
  }, LOOK_EVERY_MS);
  watch.unref();
  return () => clearInterval(watch);
}

/**
 * For work on what a stranger sent: a process of its own, so that whatever the bytes do to it, the server lives. Its
 * memory is bounded by its engine and, as WebAssembly and buffers may take more, by looking at it while it works; only
 * Linux lets us look.
 */
export const processWorker =
  (file: URL, limits: ProcessLimits): StartWorker =>
  ({ onAnswer, onGone }) => {
    const child = startProcess(file, limits);
    const exited = once(child, 'exit').catch(() => undefined);
    let hasStarted = false;
    let reason = '';
    let rest = (): void => undefined;
    const kill = (why: string): void => {
      reason ||= why;
      child.kill('SIGKILL');
    };
    child.on('message', (message) => {
      if (message === PROCESS_STARTED) {
        hasStarted = true;
        return;
      }
      rest();
      onAnswer(message);
    });
    child.on('error', (error) => onGone(`the process failed: ${error.message}`, hasStarted));
    child.on('exit', (code, signal) => {
      rest();
      onGone(`the process ended by ${signal ?? code}: ${reason}`, hasStarted);
    });
    return {
      post(request) {
        rest();
        if (child.pid !== undefined) rest = watchOver({ pid: child.pid, kill }, limits);
        // Where it cannot be sent, the process is gone, which is heard of by itself.
        if (child.connected) child.send({ request }, () => undefined);
      },
      hold(isHeld) {
        const held = [child, child.channel];
        for (const each of held) isHeld ? each?.ref() : each?.unref();
      },
      async end() {
        rest();
        kill('it is no longer needed');
        if (child.pid === undefined) return;
        child.ref();
        await exited;
      },
    };
  };
