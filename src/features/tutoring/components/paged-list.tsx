import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CLASS_PAGE } from '#contract/tutoring.ts';
import type { ReadKey } from '#src/platform/http/read-query.ts';
import { Button } from '#src/ui/button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { TUTORING } from '../messages/tutoring.ts';

interface PageOf<T> {
  items: readonly T[];
  total: number;
}

interface PagedListProps<D, T> {
  queryOf: (page: number) => UseQueryOptions<D, Error, D, ReadKey>;
  pageOf: (data: D) => PageOf<T>;
  empty: string;
  label: string;
  /** One entry, a list item with its key. */
  children: (item: T) => ReactNode;
}

function OnePage<D, T>({
  queryOf,
  pageOf,
  page,
  onMore,
  empty,
  children,
}: Omit<PagedListProps<D, T>, 'label'> & {
  page: number;
  /** Null unless it is the last page shown. */
  onMore: (() => void) | null;
}) {
  const query = useQuery(queryOf(page));
  if (!query.data)
    return (
      <li>
        <Loaded query={query} />
      </li>
    );
  const { items, total } = pageOf(query.data);
  if (total === 0) return <li className="text-muted">{empty}</li>;
  return (
    <>
      {items.map(children)}
      {onMore && total > page * CLASS_PAGE && (
        <li className="grid">
          <Button variant="secondary" className="justify-self-center" onClick={onMore}>
            {TUTORING.more}
          </Button>
        </li>
      )}
    </>
  );
}

/** A list that shows one page after the other; each page is a query of its own, so those seen stay with no network. */
export function PagedList<D, T>({ label, ...props }: PagedListProps<D, T>) {
  const [pages, setPages] = useState(1);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <ul aria-label={label} className="grid gap-3">
      {numbers.map((page) => (
        <OnePage
          key={page}
          {...props}
          page={page}
          onMore={page === pages ? () => setPages(pages + 1) : null}
        />
      ))}
    </ul>
  );
}
