import { UI } from '#src/messages/ui.ts';
import { Button } from './button.tsx';

interface MoreButtonProps {
  /** What TanStack Query says of a list that is read page by page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Reads the next page of a list; not there once the list is whole. */
export function MoreButton({ query }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {UI.more}
    </Button>
  );
}
