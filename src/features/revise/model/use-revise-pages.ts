import { useQueries, useQuery } from '@tanstack/react-query';
import type { Revise, ReviseQuestion } from '#contract/revise.ts';
import { laterOffsets, revisePage } from '#src/reads/revise-questions.ts';

export interface RevisePages {
  revise: Revise | undefined;
  /** Those fetched so far, from the first on without a gap. */
  questions: ReviseQuestion[];
  /** All there are; 0 until the first page is there. */
  total: number;
  /** Why the next page is not there. */
  error: Error | null;
  retry: () => void;
}

/** A revise set, fetched five questions at a time: the first can be answered before the others are there. */
export function useRevisePages(reviseId: string): RevisePages {
  const first = useQuery(revisePage(reviseId, 0));
  const total = first.data?.total ?? 0;
  const later = useQueries({ queries: laterOffsets(total).map((offset) => revisePage(reviseId, offset)) });
  const pages = [first, ...later];
  const missing = pages.find(({ data }) => data === undefined);
  const gap = missing ? pages.indexOf(missing) : pages.length;
  return {
    revise: first.data?.revise,
    questions: pages.slice(0, gap).flatMap(({ data }) => data?.questions ?? []),
    total,
    error: missing?.error ?? null,
    retry: () => void missing?.refetch(),
  };
}
