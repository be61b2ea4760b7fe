import { type ReactNode, Suspense, useId } from 'react';
import { LEARNING } from '#src/messages/learning-report.ts';
import { Card } from '#src/ui/card.tsx';
import { FiguresTable } from '#src/ui/figures-table.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface ReportFigureProps {
  title: string;
  /** What the chart shows, in a sentence or two. */
  sentence: string;
  /** How the figures came about. */
  note?: string;
  head: readonly string[];
  /** Cells of each row; the first one names it. */
  rows: readonly (readonly string[])[];
  /** Of the chart, CSS pixels: its place is kept before it comes. */
  height: number;
  children: ReactNode;
}

/** A chart with what it says in words, and the same figures as a table. Without rows, the words alone. */
export function ReportFigure({ title, sentence, note, head, rows, height, children }: ReportFigureProps) {
  const id = useId();
  return (
    <Card as="section" className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="text-pretty">{sentence}</p>
      {rows.length > 0 && (
        <>
          {/* The table below says the same; a drawing has nothing to tell who cannot see it. */}
          <div aria-hidden="true" className="text-sm" style={{ height }}>
            <Suspense fallback={<Skeleton className="h-full w-full" />}>{children}</Suspense>
          </div>
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-strong">
              {LEARNING.asTable}
            </summary>
            <FiguresTable
              caption={{ id }}
              head={head}
              rows={rows.map((cells, row) => ({ key: String(row), cells }))}
            />
          </details>
          {note && <p className="text-sm text-muted text-pretty">{note}</p>}
        </>
      )}
    </Card>
  );
}
