import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { freePort } from '#server/process/free-port.ts';

/** Megabytes that a server and its PostgreSQL hold. */
export interface Memory {
  server: number;
  postgres: number;
}

/** The same after a forced collection of garbage, with what the server's JavaScript still holds. */
export interface CollectedMemory extends Memory {
  heap: number;
}

/** A line of `/proc/…`, kB, as MB. */
const lineOf = (file: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;

/** The process and its children; what they share is counted once (PSS). One that has ended meanwhile counts nothing. */
function withChildren(pid: number): number {
  try {
    const tasks = join('/proc', String(pid), 'task');
    const children = readdirSync(tasks).flatMap((task) =>
      readFileSync(join(tasks, task, 'children'), 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
    return children.reduce(
      (sum, child) => sum + withChildren(child),
      lineOf(`/proc/${pid}/smaps_rollup`, 'Pss'),
    );
  } catch {
    return 0;
  }
}

/** What the two hold now. Linux only, as the file system that tells it. */
export const memoryOf = (serverPid: number, dataDir: string): Memory => ({
  server: lineOf(`/proc/${serverPid}/status`, 'VmRSS'),
  postgres: withChildren(Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0])),
});

/** Environment of a server that can be told to collect its garbage; its inspector opens only when asked for. */
export async function inspectable(): Promise<{ port: number; env: Record<string, string> }> {
  const port = await freePort();
  return { port, env: { NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` } };
}

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const usage = z.object({ id: z.literal(2), result: z.object({ usedSize: z.number() }) });

async function inspectorOf(pid: number, port: number): Promise<string> {
  process.kill(pid, 'SIGUSR1');
  const until = performance.now() + 10_000;
  for (;;) {
    try {
      const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

/** Makes the server collect its garbage. @returns what its JavaScript still holds, MB */
export async function collectGarbage(pid: number, port: number): Promise<number> {
  const socket = new WebSocket(await inspectorOf(pid, port));
  try {
    return await new Promise<number>((resolve, reject) => {
      socket.onerror = () => reject(new Error('the inspector went'));
      socket.onopen = () => {
        socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
        socket.send(JSON.stringify({ id: 2, method: 'Runtime.getHeapUsage' }));
      };
      socket.onmessage = ({ data }) => {
        const told = usage.safeParse(JSON.parse(String(data)));
        if (told.success) resolve(told.data.result.usedSize / 2 ** 20);
      };
    });
  } finally {
    socket.close();
  }
}
