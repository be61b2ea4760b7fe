import Dexie from 'dexie';
import { z } from 'zod/mini';
import type { Command } from '#contract/protocol/endpoint.ts';
import { mayBringTime, measured, usedIn } from '#contract/study-time.ts';
import { joined } from '#rules/study-time/spans.ts';
import { noteHandedOver, unsentTimes } from './device-times.ts';
import { storeTime } from './measure.ts';

const wellFormed = z.object(measured);

/** Time that is brought once, where a row takes the place of others that brought some. */
function together(used: ReturnType<typeof usedIn>): ReturnType<typeof usedIn> {
  const bySubject = Map.groupBy(used, ({ subject }) => subject);
  return [...bySubject].map(([subject, uses]) => ({
    subject,
    spans: joined(uses.flatMap(({ spans }) => spans)).map(([from, to]): [number, number] => [from, to]),
  }));
}

/**
 * Inside a transaction: the body of a command of work, with the time that was measured since the last one and what rows
 * that it replaces would have brought. Once the transaction is on the disk, that time is handed over.
 */
export function withTime(
  command: Command,
  owner: string,
  body: unknown,
  replaced: readonly unknown[],
): unknown {
  if (!mayBringTime(command) || typeof document === 'undefined' || typeof body !== 'object') return body;
  storeTime();
  const unsent = unsentTimes(owner);
  const used = together([...replaced.flatMap(usedIn), ...unsent]);
  // What the server would refuse must not hold up the work.
  if (used.length === 0 || !wellFormed.safeParse({ used }).success) return body;
  Dexie.currentTransaction?.on('complete', () => noteHandedOver(owner, unsent));
  return { ...body, used };
}
