import { useQuery } from '@tanstack/react-query';
import type { ReviseQuestion } from '#contract/revise.ts';
import { reviseQuestionsSoFar } from '#src/shared/queries/revise-questions.ts';
import { type PlacedSet, placedSet } from './placed-set.ts';

export interface RevisePages {
  revise: PlacedSet | undefined;
  /** It belongs to no lesson, so that it has a page of its own. */
  isElsewhere: boolean;
  /** Those fetched so far, from the first on without gaps. */
  questions: ReviseQuestion[];
  /** Number of all questions; 0 until the first page is there. */
  total: number;
  /** Part of it is not on this device and could not be fetched. */
  isMissing: boolean;
  /** Why nothing is there; null while waiting for a network. */
  error: Error | null;
  retry: () => void;
}

/** A revise set, fetched five questions at a time: what was fetched can also be done offline. */
export function useRevisePages(reviseId: string): RevisePages {
  const { data, error, isError, refetch } = useQuery(reviseQuestionsSoFar(reviseId));
  const questions = data?.questions ?? [];
  const revise = placedSet(data?.revise);
  const total = data?.total ?? 0;
  return {
    revise,
    isElsewhere: data !== undefined && revise === undefined,
    questions,
    total,
    isMissing: data ? questions.length < total : isError,
    error,
    retry: () => void refetch(),
  };
}
