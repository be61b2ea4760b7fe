import { useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { AiBands, GivenBands, Revealed } from '#contract/teacher-desk.ts';
import { teacherBand } from '#rules/teacher-grading/teacher-band.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { errorText } from '#src/platform/http/api-result.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { GRADING } from '../messages/grading.ts';

/** Shows the AI's bands: the teacher's go to the server first. */
export function useReveal(id: string, before: Revealed | null, bands: GivenBands, isComplete: boolean) {
  const [revealed, setRevealed] = useState(before);
  const [failure, setFailure] = useState<string | null>(null);
  const reveal = async (): Promise<void> => {
    if (!isComplete) return;
    try {
      setRevealed(
        await callAsStaffOrThrow(ENDPOINTS.teacherDesk.reveal, { params: { id }, body: { criteria: bands } }),
      );
      setFailure(null);
    } catch (error) {
      setFailure(errorText(error, GRADING.revealOffline));
    }
  };
  return { revealed, failure, reveal };
}

interface Line {
  name: string;
  own: number;
  blind: number;
  ai: number;
}

function linesOf(ai: AiBands, blind: GivenBands, bands: GivenBands): Line[] {
  const criteria = ai.criteria.flatMap(({ code, band }) => {
    const own = bands.find((given) => given.code === code)?.band;
    const first = blind.find((given) => given.code === code)?.band;
    return own === undefined || first === undefined
      ? []
      : [{ name: TEACHER.criteria[code], own, blind: first, ai: band.point }];
  });
  const whole = { own: teacherBand(bands), blind: teacherBand(blind), ai: ai.band.point };
  return [...criteria, { name: GRADING.whole, ...whole }];
}

function Comparison({ lines }: { lines: Line[] }) {
  return (
    <table className="w-full text-left tabular-nums" data-testid="comparison">
      <caption className="sr-only">{GRADING.compared}</caption>
      <thead className="text-sm text-muted">
        <tr>
          {[GRADING.criterion, GRADING.yours, GRADING.ais, GRADING.apart].map((name) => (
            <th key={name} scope="col" className="py-1 pr-2">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, own, blind, ai }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 pr-2 font-semibold">
              {name}
            </th>
            <td className="py-1 pr-2">
              {own.toFixed(1)}
              {own !== blind && (
                <span className="block text-sm text-muted">{GRADING.changed(blind.toFixed(1))}</span>
              )}
            </td>
            <td className="py-1 pr-2">{ai.toFixed(1)}</td>
            <td className="py-1">{own === ai ? GRADING.same : GRADING.apartBy(own - ai)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EstimatePanelProps {
  revealed: Revealed | null;
  failure: string | null;
  bands: GivenBands;
  isComplete: boolean;
  onReveal: () => void;
}

/** The AI's bands beside the teacher's: only once all bands are given. */
export function EstimatePanel({ revealed, failure, bands, isComplete, onReveal }: EstimatePanelProps) {
  const estimate = revealed?.estimate;
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="font-semibold">{estimate ? GRADING.compared : GRADING.estimate}</h3>
      {estimate ? (
        <Comparison lines={linesOf(estimate, revealed.blind, bands)} />
      ) : (
        <>
          <p className="text-sm text-muted">{revealed ? GRADING.noEstimate : GRADING.estimateText}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={!isComplete}
            onClick={onReveal}
          >
            {GRADING.reveal}
          </Button>
        </>
      )}
      {failure && <Notice tone="warning">{failure}</Notice>}
    </Card>
  );
}
