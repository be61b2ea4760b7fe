import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#src/ui/card.tsx';

interface EntryCardProps {
  to: string;
  title: string;
  text: string;
  /** Small facts below. */
  facts: ReactNode;
}

/** A card for a course or an article; the whole card is a link. */
export function EntryCard({ to, title, text, facts }: EntryCardProps) {
  return (
    <Card
      as="li"
      className="relative grid grid-rows-[auto_1fr_auto] gap-2 transition-colors hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <h3 className="text-lg font-semibold">
        <Link to={to} className="outline-none after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="line-clamp-3 min-h-[4.8em] text-muted">{text}</p>
      <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{facts}</p>
    </Card>
  );
}
