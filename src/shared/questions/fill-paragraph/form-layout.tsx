import { useId } from 'react';
import { formRows } from '#rules/questions/fill-paragraph/layout.ts';
import { BlankText } from './blank-text.tsx';
import type { LayoutProps } from './text-layouts.tsx';

/** A form as a clerk fills it in: labels and values. */
export function FormLayout({ text, showBlank }: LayoutProps) {
  const id = useId();
  const rows = formRows(text).map((row, at) => ({ ...row, rowId: `${id}-${at}` }));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-collapse">
        <tbody>
          {rows.map(({ label, text: line, rowId }) => (
            <tr key={rowId} className="border-line not-first:border-t">
              <th
                id={rowId}
                scope={label === null ? 'rowgroup' : 'row'}
                colSpan={label === null ? 2 : 1}
                className="px-4 py-2 text-start align-baseline leading-loose font-semibold"
              >
                <BlankText text={label ?? line} describedBy={rowId} showBlank={showBlank} />
              </th>
              {label !== null && (
                <td className="px-4 py-2 align-baseline leading-loose">
                  <BlankText text={line} describedBy={rowId} showBlank={showBlank} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
