import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Skeleton } from '#src/ui/skeleton.tsx';

export interface TileProps {
  icon: LucideIcon;
  label: string;
  /** The figure, and words below it; null while they are not known. */
  facts: { figure: string; note: string; to: string | null } | null;
  onOpen?: (() => void) | undefined;
}

const SHAPE =
  'grid h-full min-h-31 content-start gap-0.5 rounded-control border border-line bg-surface p-3.5 sm:p-4';

/** One figure of the day; the whole tile is a link. */
export function Tile({ icon: Icon, label, facts, onOpen }: TileProps) {
  const content = (
    <>
      <span className="flex items-center gap-2 text-sm text-muted">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-brand-strong" />
        {label}
      </span>
      {facts ? (
        <>
          <span className="text-xl font-semibold tabular-nums">{facts.figure}</span>
          <span className="text-sm text-muted text-pretty">{facts.note}</span>
        </>
      ) : (
        <span className="grid gap-2.5 pt-2">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </span>
      )}
    </>
  );
  if (!facts?.to) return <div className={SHAPE}>{content}</div>;
  return (
    <Link
      to={facts.to}
      {...(onOpen ? { onClick: onOpen } : {})}
      className={`${SHAPE} transition-colors hover:border-line-strong`}
    >
      {content}
    </Link>
  );
}
