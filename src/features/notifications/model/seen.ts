import { z } from 'zod/mini';
import { create } from 'zustand';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const KEY = 'luyen.seen';

const seenSchema = z.object({ learnerId: z.string(), ids: z.array(z.string()) });
type Seen = z.infer<typeof seenSchema>;

/** What one learner has seen on this device; another learner's replaces it. The server has no such list. */
const useSeen = create<Seen>(() => readStoredJson(KEY, seenSchema) ?? { learnerId: '', ids: [] });

const idsOf = (seen: Seen, learnerId: string | null): readonly string[] =>
  seen.learnerId === learnerId ? seen.ids : [];

function without(seen: Seen, learnerId: string | null, ids: readonly string[]): string[] {
  const seenIds = new Set(idsOf(seen, learnerId));
  return ids.filter((id) => !seenIds.has(id));
}

/** Those of the list that this learner has not seen here. By id: gradings may finish out of order. */
export const useUnseen = (learnerId: string | null, ids: readonly string[]): string[] =>
  without(useSeen(), learnerId, ids);

/** The same for code outside React. */
export const unseenNow = (learnerId: string | null, ids: readonly string[]): string[] =>
  without(useSeen.getState(), learnerId, ids);

/** Calls back whenever something has been seen. @returns stops it */
export const watchSeen = (onChange: () => void): (() => void) => useSeen.subscribe(onChange);

/** Marks one of the list as seen, besides those seen before. */
export function addSeen(learnerId: string, id: string, onList: readonly string[]): void {
  const seenIds = new Set([...idsOf(useSeen.getState(), learnerId), id]);
  markSeen(
    learnerId,
    onList.filter((one) => seenIds.has(one)),
  );
}

/** Stores only what is still on the list, so it never grows. */
export function markSeen(learnerId: string, ids: readonly string[]): void {
  const seen: Seen = { learnerId, ids: [...ids] };
  deviceStorage.setItem(KEY, JSON.stringify(seen));
  useSeen.setState(seen);
}
