import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface BareHeaderProps {
  title: string | undefined;
  back: string;
  /** Where the way back leads, for who cannot see it. */
  backLabel: string;
  /** A step back (arrow), or out of what fills the screen (cross). */
  leaves?: 'step' | 'screen';
  /** What stands at the far end. */
  children?: ReactNode;
}

/** The header of a screen that stands without the shell: the way out, the title, and what must stay in sight. */
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
