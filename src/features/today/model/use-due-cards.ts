import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod/mini';
import { addDays } from '#rules/calendar/calendar.ts';
import { rememberedQuery } from '#src/platform/offline/device-query.ts';
import { useNotebook } from '#src/shared/notebook/use-notebook.ts';

/** The notebook as last seen: how many cards were due on that day, and on the next. */
const seen = z.object({
  /** ISO date. */
  day: z.string(),
  today: z.number(),
  tomorrow: z.number(),
  reviewed: z.number(),
});
type SeenCards = z.infer<typeof seen>;

/** For the first frame: the notebook itself is large, and read from the database. */
const seenCards = rememberedQuery('cards', seen);

function countOf(seen: SeenCards | null | undefined, day: string): number | null {
  if (seen?.day === day) return seen.today;
  return seen && addDays(seen.day, 1) === day ? seen.tomorrow : null;
}

export interface DueCards {
  /** Null while it is not known. */
  count: number | null;
  reviewed: number;
  /** There is nothing to wait for. */
  isSettled: boolean;
}

/** How many cards of the notebook are due and reviewed today: as last seen, until it has been read. */
export function useDueCards(day: string): DueCards {
  const client = useQueryClient();
  const { query, notebook } = useNotebook();
  const { data: known } = useQuery(seenCards);
  const [today, tomorrow, reviewed] = [notebook?.today.length, notebook?.tomorrow, notebook?.reviewed];
  useEffect(() => {
    if (today === undefined || tomorrow === undefined || reviewed === undefined) return;
    const now: SeenCards = { day, today, tomorrow, reviewed };
    client.setQueryData(seenCards.queryKey, now);
  }, [client, day, today, tomorrow, reviewed]);
  return {
    count: today ?? countOf(known, day),
    reviewed: reviewed ?? (known?.day === day ? known.reviewed : 0),
    isSettled: notebook !== null || query.isError,
  };
}
