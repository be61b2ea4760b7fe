import { z } from 'zod/mini';
import { SPANS_MAX, USES_MAX } from '#contract/study-time.ts';
import { joined, type Span } from '#rules/study-time/spans.ts';
import type { Use } from '#rules/study-time/studied.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const KEY = 'luyen.times';
/** Time that was sent is known here so long, for what the day adds up to; milliseconds. */
const KEPT_MS = 48 * 3_600_000;

const usedHere = z.object({
  owner: z.string(),
  subject: z.string(),
  /** Device clock, milliseconds. */
  spans: z.array(z.readonly(z.tuple([z.number(), z.number()]))),
  /** Up to when it was handed to commands. */
  handedOver: z.number(),
});
const deviceTimes = z.array(usedHere);
type UsedHere = z.infer<typeof usedHere>;

const readAll = (): readonly UsedHere[] => readStoredJson(KEY, deviceTimes) ?? [];

const watchers = new Set<() => void>();
/** Calls back whenever time was added. @returns stops that */
export function watchTimes(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function write(times: readonly UsedHere[]): void {
  const since = Date.now() - KEPT_MS;
  const kept = times
    .map((each) => ({ ...each, spans: each.spans.filter(([, to]) => to > since || to > each.handedOver) }))
    .filter(({ spans }) => spans.length > 0);
  deviceStorage.setItem(KEY, JSON.stringify(kept));
  for (const watcher of watchers) watcher();
}

/** Adds measured time of a piece of work, also beside what another tab has added. */
export function addTime(owner: string, subject: string, spans: readonly Span[]): void {
  if (spans.length === 0) return;
  const all = readAll();
  const isIt = (each: UsedHere): boolean => each.owner === owner && each.subject === subject;
  const before = all.find(isIt);
  const grown = { owner, subject, spans: joined([...(before?.spans ?? []), ...spans]) };
  write([...all.filter((each) => !isIt(each)), { ...grown, handedOver: before?.handedOver ?? 0 }]);
}

/** A guest's time is the learner's who takes their work over. */
export function moveTimes(from: string, to: string): void {
  const [theirs, others] = [timesOf(from), readAll().filter(({ owner }) => owner !== from)];
  if (theirs.length > 0) write(others.concat(theirs.map((each) => ({ ...each, owner: to }))));
}

export const forgetTimes = (owner: string): void => write(readAll().filter((each) => each.owner !== owner));

/** What this device has measured of a learner's work, as far as it still knows. */
export const timesOf = (owner: string): readonly UsedHere[] =>
  readAll().filter((each) => each.owner === owner);

/** What no command has carried yet; the oldest of it waits where one command cannot bring it all. */
export function unsentTimes(owner: string): { subject: string; spans: [number, number][] }[] {
  return readAll()
    .filter((each) => each.owner === owner)
    .map(({ subject, spans, handedOver }) => ({
      subject,
      spans: spans
        .flatMap(([from, to]): [number, number][] =>
          to > handedOver ? [[Math.max(from, handedOver), to]] : [],
        )
        .slice(0, SPANS_MAX),
    }))
    .filter(({ spans }) => spans.length > 0)
    .slice(0, USES_MAX);
}

/** Notes that a stored command carries these times. */
export function noteHandedOver(owner: string, used: readonly Use[]): void {
  const until = new Map(used.map(({ subject, spans }) => [subject, spans.at(-1)?.[1] ?? 0]));
  write(
    readAll().map((each) => {
      const to = each.owner === owner ? until.get(each.subject) : undefined;
      return to === undefined ? each : { ...each, handedOver: Math.max(each.handedOver, to) };
    }),
  );
}
