import { type ReactNode, useId } from 'react';
import { laidTable } from '#rules/questions/fill-paragraph/layout.ts';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { BLANKS } from '../messages/questions.ts';
import { BlankText } from './blank-text.tsx';
import type { LayoutProps } from './text-layouts.tsx';

const CELL = 'min-w-32 px-3 py-2 text-start align-top';

interface BodyCellProps {
  rowId: string;
  isFirst: boolean;
  children: ReactNode;
}

/** The first cell of a row is its header. */
function BodyCell({ rowId, isFirst, children }: BodyCellProps) {
  return isFirst ? (
    <th id={rowId} scope="row" className={`${CELL} leading-loose font-semibold`}>
      {children}
    </th>
  ) : (
    <td className={`${CELL} leading-loose`}>{children}</td>
  );
}

/** A table that scrolls sideways in its own region, so that the page never does. */
export function TableLayout({ text, showBlank }: LayoutProps) {
  const id = useId();
  const { caption, head, rows } = laidTable(text);
  const headId = (column: number): string => `${id}-h${column}`;
  const rowId = (row: number): string => `${id}-r${row}`;
  return (
    <ScrollRegion name={BLANKS.scrollTable} className="overflow-x-auto rounded-control border border-line">
      <table className="min-w-full border-collapse">
        {caption && (
          <caption lang="en" className="px-3 py-2 text-start font-semibold">
            {caption}
          </caption>
        )}
        <thead className="bg-sunk">
          <tr>
            {head.map((cell, column) => (
              <th key={headId(column)} id={headId(column)} scope="col" className={`${CELL} font-semibold`}>
                <BlankText text={cell} showBlank={showBlank} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowId(at)} className="border-t border-line">
              {row.map((cell, column) => (
                <BodyCell key={headId(column)} rowId={rowId(at)} isFirst={column === 0}>
                  <BlankText
                    text={cell}
                    describedBy={`${rowId(at)} ${headId(column)}`}
                    showBlank={showBlank}
                  />
                </BodyCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
