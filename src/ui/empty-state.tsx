import type { ReactElement, ReactNode } from 'react';
import { Cu } from './cu/cu.tsx';
import type { CuPose } from './cu/cu-poses.tsx';

interface EmptyStateProps {
  /** Cú in a pose, or the page's own. */
  illustration: CuPose | ReactElement;
  title: string;
  /** `h1` where the page has no other heading. */
  heading?: 'h1' | 'h2';
  /** The one action. */
  action?: ReactNode;
  /** A sentence or two: why, and what works. */
  children?: ReactNode;
}

/** A screen, or a part of one, with nothing to show: why, and where to go. */
export function EmptyState({
  illustration,
  title,
  heading: Heading = 'h2',
  action,
  children,
}: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-8 text-center sm:py-10">
      {typeof illustration === 'string' ? <Cu pose={illustration} className="size-32" /> : illustration}
      <Heading className="mt-2 text-xl font-semibold">{title}</Heading>
      {children && <div className="text-muted text-pretty">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
