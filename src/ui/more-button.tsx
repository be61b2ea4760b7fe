import { UI } from '#src/messages/ui.ts';
import { Button } from './button.tsx';

interface MoreButtonProps {
  /** TanStack Query's state of a list that is loaded page by page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Loads the next page of a list; hidden once the list is complete. */
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
