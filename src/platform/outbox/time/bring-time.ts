import { Dexie } from 'dexie';
import { z } from 'zod/mini';
import type { Command } from '#contract/protocol/endpoint.ts';
import { mayBringTime, measured, usedIn } from '#contract/study-time.ts';
import { joined } from '#rules/study-time/spans.ts';

const wellFormed = z.object(measured);

type Used = ReturnType<typeof usedIn>;

/** What measures: the page, never the service worker, which saves commands, too. */
interface TimeSource {
  /** What no command of this owner's has carried yet. */
  unsent: (owner: string) => Used;
  noteHandedOver: (owner: string, used: Used) => void;
}

let source: TimeSource | null = null;
export function bringTimeFrom(measuring: TimeSource): void {
  source = measuring;
}

/** Time that is brought once, where a row takes the place of others that brought some. */
function together(used: Used): Used {
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
  if (!mayBringTime(command) || typeof body !== 'object') return body;
  const measuring = source;
  const unsent = measuring?.unsent(owner) ?? [];
  const used = together([...replaced.flatMap(usedIn), ...unsent]);
  // What the server would refuse must not hold up the work.
  if (used.length === 0 || !wellFormed.safeParse({ used }).success) return body;
  Dexie.currentTransaction?.on('complete', () => measuring?.noteHandedOver(owner, unsent));
  return { ...body, used };
}
