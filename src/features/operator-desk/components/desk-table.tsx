import type { ReactNode } from 'react';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';

interface DeskTableProps {
  caption: string;
  head: readonly string[];
  /** Cells of each row; the first one names it, and is usually a link. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/**
 * A list as a table, which scrolls by itself where it is wider than its place; on a phone each row is a card in which every
 * cell that is not empty has its heading.
 */
export const DeskTable = ({ caption, head, rows }: DeskTableProps) => (
  <ScrollRegion name={caption} className="sm:overflow-x-auto">
    <table className="block w-full sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden sm:table-header-group">
        <tr className="border-b border-line-strong text-left text-sm text-muted">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 sm:table-row-group">
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr
            key={key}
            className="grid gap-1 rounded-card border border-line bg-surface p-4 sm:table-row sm:border-0 sm:border-b sm:bg-transparent"
          >
            <th scope="row" className="text-left font-semibold sm:py-2 sm:pr-4 sm:align-baseline">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                key={column}
                className={`min-w-0 justify-between gap-4 text-sm [overflow-wrap:anywhere] sm:table-cell sm:py-2 sm:pr-4 sm:align-baseline ${cell === '' ? 'hidden' : 'flex'}`}
              >
                <span aria-hidden="true" className="shrink-0 text-muted sm:hidden">
                  {head[column + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
