import { type ReactNode, useId } from 'react';

interface QuietCardProps {
  title: string;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** A message above the bottom of a page that neither takes the focus nor blocks what is behind it. */
export function QuietCard({ title, actions, children }: QuietCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 mx-auto grid max-h-[60dvh] max-w-md animate-enter gap-4 overflow-y-auto rounded-card border border-line bg-raised p-5 shadow-float"
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
