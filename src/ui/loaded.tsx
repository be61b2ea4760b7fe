import type { ReactNode } from 'react';
import { FailureState } from './failure-state.tsx';
import { LinesSkeleton } from './lines-skeleton.tsx';

/** What is shown of a query; `data` may be made of its data. */
export interface LoadedQuery<T> {
  data: T | null | undefined;
  error: Error | null;
  isError: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: LoadedQuery<T>;
  /** In place of the data until it is there. */
  waiting?: ReactNode;
  /** Of the failure: `h1` where the page has no other heading. */
  heading?: 'h1' | 'h2';
  /** What to do with no network, if there is more than waiting for it. */
  offlineText?: string;
  /** In place of the usual failure. */
  failed?: ReactNode | ((error: Error | null, retry: () => void) => ReactNode);
  /** In place of data that tells nothing; null: it tells something. */
  empty?: (data: T) => ReactNode;
  /** Without it, only what takes the place of the data is shown. */
  children?: (data: T) => ReactNode;
}

/** A query's data, or what takes its place: it is waited for, it could not be loaded, there is none. */
export function Loaded<T>({
  query: { data, error, isError, refetch },
  waiting = <LinesSkeleton />,
  heading = 'h2',
  offlineText,
  failed,
  empty,
  children,
}: LoadedProps<T>) {
  const retry = (): void => void refetch();
  if (children && data !== undefined && data !== null) return empty?.(data) || children(data);
  if (!isError) return waiting;
  if (failed !== undefined) return typeof failed === 'function' ? failed(error, retry) : failed;
  return (
    <FailureState
      heading={heading}
      error={error}
      onRetry={retry}
      {...(offlineText !== undefined && { offlineText })}
    />
  );
}
