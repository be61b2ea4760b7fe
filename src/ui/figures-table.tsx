import type { ReactNode } from 'react';

interface FiguresTableProps {
  /** Subject of the table: text above it, or the id of a heading. */
  caption: string | { id: string };
  head: readonly string[];
  /** Each row with its key; its first cell is its header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A chart's figures as a table. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  return (
    <table
      aria-labelledby={typeof caption === 'string' ? undefined : caption.id}
      className="w-full text-sm tabular-nums"
    >
      {typeof caption === 'string' && <caption className="pb-2 text-left font-semibold">{caption}</caption>}
      <thead>
        <tr className="border-b border-line-strong text-left text-muted">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-3 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {name}
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <td key={column} className="py-2 pr-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
