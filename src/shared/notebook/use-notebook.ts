import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { NotebookCard } from '#contract/notebook.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { planDays, plannedDue } from '#rules/notebook/day-plan.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { type LocalEvent, withLocalEvents } from './apply-local-events.ts';
import { dueCards, type NotebookData } from './due-cards.ts';
import { type WaitingEvent, waitingEvents } from './local-events.ts';

const MINUTE_MS = 60_000;

export interface NotebookNow {
  /** Today's cards that are still to be reviewed, newest mistake first. */
  today: NotebookCard[];
  /** Number of tomorrow's cards. */
  tomorrow: number;
  reviewed: number;
  /** Cards of the coming days, by id. */
  byId: ReadonlyMap<string, NotebookCard>;
}

/** Loaded cards and local events, as the plan of today and tomorrow. `now`: milliseconds since 1970. */
export function notebookNow(loaded: NotebookData, own: readonly LocalEvent[], now: number): NotebookNow {
  const { cards, reviewed_today } = withLocalEvents(loaded, own, now);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const planned = cards.map(({ id, memory, lapsed_at }) => ({ id, due: plannedDue(memory), lapsed_at }));
  const reviewedToday = new Set(reviewed_today);
  const [today = [], tomorrow = []] = planDays(planned, { now, days: 2, reviewedToday });
  return {
    today: today.flatMap(({ id }) => byId.get(id) ?? []),
    tomorrow: tomorrow.length,
    reviewed: reviewedToday.size,
    byId,
  };
}

/** The current time, updated every minute: a card may fall due, or the day end, while the page is open. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const NOTHING: WaitingEvent[] = [];

/** The learner's queued events, kept up to date; the server's data is refetched once they have been sent. */
export function useLocalEvents(): LocalEvent[] {
  const client = useQueryClient();
  const owner = useSession(({ learnerId }) => learnerId);
  const read = useCallback(() => (owner ? waitingEvents(owner) : Promise.resolve(NOTHING)), [owner]);
  const own = useLive(read) ?? NOTHING;
  const waiting = new Map(own.map((each) => [each.commandId, each]));
  useArrivals(waiting, () => void client.invalidateQueries(queriesOf(ENDPOINTS.notebook.list)));
  return own;
}

/** The notebook on this device: the server's last response, with the learner's local events since. */
export function useNotebook() {
  const query = useQuery(dueCards());
  const own = useLocalEvents();
  const skew = useLive(readClock)?.skew ?? 0;
  // Local events are never in the future.
  const now = Math.max(useMinute() + skew, ...own.map(({ event }) => event.at));
  return { query, notebook: query.data ? notebookNow(query.data, own, now) : null, now };
}
