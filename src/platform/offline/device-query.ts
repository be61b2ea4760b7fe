import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';

/**
 * What this device last knew of itself, for the first frame: restored before its databases have answered, written by
 * who watches them, never fetched.
 */
export const rememberedQuery = <T>(name: string, schema: z.core.$ZodType<T>) =>
  queryOptions<T | null>({
    queryKey: ['device', name],
    queryFn: () => null,
    enabled: false,
    meta: { schema, persist: 'first-frame' },
  });

/** What this device is asked anew each time, such as how much room it has. It is not stored. */
export const measuredQuery = <T>(name: string, stamp: string, read: () => Promise<T>) =>
  queryOptions({ queryKey: ['device', name, stamp], queryFn: read, staleTime: 0, gcTime: 0 });
