import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';

interface CheckCardProps {
  title: string;
  /** What it says once it is done; null before. */
  ready: string | null;
  children: ReactNode;
}

/** One of the checks before the test. */
export function CheckCard({ title, ready, children }: CheckCardProps) {
  return (
    <Card as="section" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        {ready && (
          <Badge tone="success" icon={Check}>
            {ready}
          </Badge>
        )}
      </div>
      {children}
    </Card>
  );
}
