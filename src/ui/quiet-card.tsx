import { type ReactNode, useId } from 'react';

interface QuietCardProps {
  title: string;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** A floating notice that neither takes the focus nor blocks what is behind it. */
export function QuietCard({ title, actions, children }: QuietCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid max-h-[60dvh] animate-enter gap-4 overflow-y-auto border border-line bg-raised p-5"
    >
      <div className="grid gap-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {children}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
