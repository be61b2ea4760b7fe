import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { freePort } from '#server/process/free-port.ts';

/** Memory of a server and its PostgreSQL, MB. */
export interface Memory {
  server: number;
  postgres: number;
}

/** The same after a forced garbage collection, with the server's JavaScript heap. */
export interface CollectedMemory extends Memory {
  heap: number;
}

/** A value in kB from a line of `/proc/…`, as MB. */
const lineOf = (file: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;

/**
 * Memory of the process and its children, counting shared memory once (PSS). Ended processes count as zero.
 */
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

/** Current memory of both. Linux only, because it reads `/proc`. */
export const memoryOf = (serverPid: number, dataDir: string): Memory => ({
  server: lineOf(`/proc/${serverPid}/status`, 'VmRSS'),
  postgres: withChildren(Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0])),
});

/** Environment of a server whose garbage collection can be triggered; its inspector opens only on request. */
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

/** Forces a garbage collection in the server. @returns its JavaScript heap, MB */
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
        const parsed = usage.safeParse(JSON.parse(String(data)));
        if (parsed.success) resolve(parsed.data.result.usedSize / 2 ** 20);
      };
    });
  } finally {
    socket.close();
  }
}
