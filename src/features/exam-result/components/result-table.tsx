import { useId } from 'react';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import type { ResultRow } from '#src/shared/exam/result-rows.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';

interface ResultTableProps<Key extends string | number> {
  title: string;
  rows: readonly ResultRow<Key>[];
  nameOf: (key: Key) => string;
}

/** Marks won by part or type, as bars with their numbers. */
export function ResultTable<Key extends string | number>({ title, rows, nameOf }: ResultTableProps<Key>) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Card as="section">
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="grid gap-3">
        {rows.map(({ key, won, marks }) => (
          <li key={key} className="grid gap-1">
            <p className="flex justify-between gap-3">
              <span>{nameOf(key)}</span>
              <span className="font-semibold tabular-nums">{EXAM_RESULT.rowWon(won, marks)}</span>
            </p>
            <ProgressBar
              value={won}
              max={marks}
              label={`${nameOf(key)}: ${EXAM_RESULT.rowWon(won, marks)}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
