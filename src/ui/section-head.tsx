import type { ReactNode } from 'react';

interface SectionHeadProps {
  id?: string;
  title: string;
  /** A link to the full list. */
  end?: ReactNode;
}

export function SectionHead({ id, title, end }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {end}
    </div>
  );
}
