import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '#server/process/free-port.ts';
import { activateCourse, register } from '../tests/support/accounts.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { STARTER } from '../tests/support/starter.ts';
import { type Figure, median } from './table.ts';

const SECONDS = 4;
const ROUNDS = 3;

async function throughput(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 20, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
  return result.requests.average;
}

/** A Fastify process with a single route that returns JSON from memory. */
async function startBare(port: number, json: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['bench/bare-fastify.ts', String(port)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(json);
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    await delay(50);
  }
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}

/** Reading a practice's questions with a token, compared with a bare Fastify returning the same JSON. */
export async function readingFigure(): Promise<Figure> {
  const server = await ServerProcess.create();
  const barePort = await freePort();
  let stopBare: (() => Promise<void>) | null = null;
  try {
    const account = await register(server);
    await activateCourse(server, account, STARTER.course);
    const url = `${server.origin}/api/practice/list-question?practice_id=${STARTER.practice}`;
    const headers = { authorization: `Bearer ${account.token}` };
    stopBare = await startBare(barePort, await (await fetch(url, { headers })).text());
    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await throughput(url, headers));
      plain.push(await throughput(`http://127.0.0.1:${barePort}/`, headers));
    }
    const [a, b] = [median(ours), median(plain)];
    return {
      name: "reading a practice's questions, requests/s",
      ours: a.toFixed(0),
      plain: b.toFixed(0),
      ratio: a / b,
      bound: 'min',
      limit: 0.4,
    };
  } finally {
    await stopBare?.();
    await server.dispose();
  }
}
