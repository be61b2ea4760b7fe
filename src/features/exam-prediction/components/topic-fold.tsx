import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface TopicFoldProps {
  name: string;
  /** Shown even while collapsed. */
  line: string;
  children: ReactNode;
}

/** A family of topics: collapsed, its name and one line; expanded, what to prepare. */
export const TopicFold = ({ name, line, children }: TopicFoldProps) => (
  <li>
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex items-start gap-3 rounded-card p-4 hover:bg-sunk">
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-muted text-pretty">{line}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid gap-3 px-4 pb-4">{children}</dl>
    </details>
  </li>
);

/** A named detail of a topic. */
export const TopicFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-semibold text-brand-strong">{name}</dt>
    <dd className="text-pretty">{children}</dd>
  </div>
);
