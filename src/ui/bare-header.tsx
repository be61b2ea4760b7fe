import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface BareHeaderProps {
  title: string | undefined;
  back: string;
  /** Label of the way back for screen readers. */
  backLabel: string;
  /** Back one step (arrow), or out of the full screen (cross). */
  leaves?: 'step' | 'screen';
  /** Content at the far end. */
  children?: ReactNode;
}

/** The header of a screen without the shell: the way out, the title, and what must stay visible. */
export function BareHeader({ title, back, backLabel, leaves = 'screen', children }: BareHeaderProps) {
  const Icon = leaves === 'step' ? ArrowLeft : X;
  return (
    <header className="flex min-h-14 items-center gap-2 border-b border-line bg-surface px-2">
      <Link to={back} aria-label={backLabel} className="grid size-11 place-items-center rounded-full">
        <Icon aria-hidden size={22} />
      </Link>
      <h1 className="min-w-0 flex-1 truncate font-semibold">{title}</h1>
      {children}
    </header>
  );
}
