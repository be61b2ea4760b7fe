import { Flame, type LucideIcon, Plane, ServerOff, Snowflake } from 'lucide-react';
import type { DayKind } from '#rules/streak/streak.ts';
import { STREAK } from './messages/streak.ts';
import type { ShownDay } from './streak-with.ts';

const LOOK: Readonly<Record<DayKind, { icon: LucideIcon | null; className: string }>> = {
  studied: {
    icon: Flame,
    className: 'border-transparent bg-brand-soft text-brand-strong [&>svg]:fill-current',
  },
  frozen: { icon: Snowflake, className: 'border-transparent bg-info-soft text-info' },
  outage: { icon: ServerOff, className: 'border-transparent bg-sunk text-muted' },
  skipped: { icon: Plane, className: 'border-transparent bg-sunk text-muted' },
  missed: { icon: null, className: 'border-line' },
  open: { icon: null, className: 'border-line' },
};

type Marked = Pick<ShownDay, 'kind' | 'isToday' | 'isProvisional'>;

/** What became of a day, in words. */
export const kindText = ({ kind, isProvisional }: Omit<Marked, 'isToday'>): string =>
  isProvisional ? STREAK.waiting : STREAK.kinds[kind];

/** The mark of a day: each kind has a picture of its own, and one that is not confirmed a dashed edge. */
export function DayMark({ kind, isToday, isProvisional }: Marked) {
  const { icon: Icon, className } = LOOK[kind];
  const edge = isProvisional ? 'border-dashed border-line-strong!' : isToday ? 'border-line-strong!' : '';
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 place-items-center rounded-full border ${className} ${edge}`}
    >
      {Icon && <Icon className="size-4" />}
    </span>
  );
}
