import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  /** A few words beside the title. */
  note?: ReactNode;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of the result that is folded at first. What is in it is only loaded once it is opened. */
export function Fold({ title, note, heading: Heading = 'h2', children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="group rounded-card border border-line bg-surface"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-3">
        <span className="grid min-w-0 flex-1">
          <Heading className="font-semibold text-pretty">{title}</Heading>
          {note && <span className="text-sm text-muted">{note}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {wasOpened && <div className="grid gap-5 border-t border-line px-4 py-4">{children}</div>}
    </details>
  );
}
