import { createReadStream, existsSync } from 'node:fs';
import { appendFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type AuditHead, headOfLine } from './audit-head.ts';

/** Longer than the last line, bytes. */
const TAIL = 4_096;

/** Signed heads as lines of JSON, oldest first: a database that was rewritten disagrees with them. */
export const headFileOf = (directory: string): string => join(directory, 'audit-heads.jsonl');

/** Every head in a file of lines; other lines are passed over. */
export async function* readHeads(path: string): AsyncGenerator<AuditHead> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const head = headOfLine(line);
    if (head) yield head;
  }
}

/** The heads of `readHeads`, none if there is no file. */
export async function* readHeadFile(directory: string): AsyncGenerator<AuditHead> {
  const path = headFileOf(directory);
  if (existsSync(path)) yield* readHeads(path);
}

/** The newest head, without reading the whole file. */
export async function lastHead(directory: string): Promise<AuditHead | null> {
  const path = headFileOf(directory);
  if (!existsSync(path)) return null;
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - TAIL);
    const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    const lines = buffer.toString('utf8').split('\n').toReversed();
    for (const line of lines) {
      const head = headOfLine(line);
      if (head) return head;
    }
    return null;
  } finally {
    await file.close();
  }
}

/** Appends a head durably. The line break comes first, in case the disk was full in the middle of an earlier line. */
export const appendHead = (directory: string, head: AuditHead): Promise<void> =>
  appendFile(headFileOf(directory), `\n${JSON.stringify(head)}`, { mode: 0o600, flush: true });
