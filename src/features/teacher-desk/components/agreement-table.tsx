import type { AgreementSums } from '#contract/teacher-desk.ts';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { AGREEMENT } from '../messages/agreement.ts';

export interface AgreementLine {
  name: string;
  sums: AgreementSums;
}

const CELL = 'px-3 py-2 text-right tabular-nums';

/** Shares of works on which the AI and teachers agree, line by line. */
export function AgreementTable({
  title,
  first,
  lines,
}: {
  title: string;
  first: string;
  lines: AgreementLine[];
}) {
  return (
    <ScrollRegion name={title} className="overflow-x-auto">
      <table className="w-full border-collapse text-base">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="px-3 py-2 text-left">
              {first}
            </th>
            {[AGREEMENT.pairs, AGREEMENT.exact, AGREEMENT.half, AGREEMENT.one, AGREEMENT.changed].map(
              (name) => (
                <th key={name} scope="col" className="px-3 py-2 text-right">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, sums }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="px-3 py-2 text-left font-semibold">
                {name}
              </th>
              <td className={CELL}>{sums.pairs}</td>
              {[sums.exact, sums.within_half, sums.within_one, sums.changed].map((hits, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={column} className={CELL}>
                  {AGREEMENT.share(hits, sums.pairs)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
