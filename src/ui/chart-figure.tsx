import { type ReactNode, Suspense, useId } from 'react';
import { UI } from '#src/messages/ui.ts';
import { Card } from './card.tsx';
import { FiguresTable } from './figures-table.tsx';
import { Skeleton } from './skeleton.tsx';

interface ChartFigureProps {
  title: string;
  /** Summary of the chart, in a sentence or two. */
  sentence: string;
  /** How the figures are calculated. */
  note?: string;
  head: readonly string[];
  /** Cells of each row; the first one names it. */
  rows: readonly (readonly string[])[];
  /** Height of a chart that is loaded later, CSS pixels: reserved before. */
  height?: number;
  /** The chart; none where there is nothing to see in it that the sentence does not say. */
  children: ReactNode;
}

/** A chart with a summary and its figures as a table; without rows, only the summary. */
export function ChartFigure({ title, sentence, note, head, rows, height, children }: ChartFigureProps) {
  const id = useId();
  return (
    <Card as="section" className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="text-pretty">{sentence}</p>
      {rows.length > 0 && (
        <>
          {/* Screen readers get the table below instead. */}
          {children && (
            <div aria-hidden="true" className="text-sm" {...(height !== undefined && { style: { height } })}>
              <Suspense fallback={<Skeleton className="h-full w-full" />}>{children}</Suspense>
            </div>
          )}
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-strong">
              {UI.asTable}
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
