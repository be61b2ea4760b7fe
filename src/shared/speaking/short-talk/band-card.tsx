import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Estimate } from '#contract/evaluation-parts.ts';
import type { SpeakingCriterion } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { EstimateLine } from '#src/shared/questions/estimate-line.tsx';
import { EngineLine } from '#src/shared/questions/machine-grade.tsx';
import { RangeStrip } from '#src/shared/questions/range-strip.tsx';
import { Card } from '#src/ui/card.tsx';

interface CriterionRow {
  code: SpeakingCriterion;
  band: Estimate;
  /** Why, folded. */
  reasons?: readonly ReactNode[];
}

interface BandCardProps {
  band: Estimate;
  /** What it is based on, and how sure it is. */
  basis: ReactNode;
  criteria: readonly CriterionRow[];
  engine: { name: string; version: string } | null;
}

const words = TALK.band;

function Criterion({ code, band, reasons = [] }: CriterionRow) {
  const head = (
    <span className="grid flex-1 gap-1 py-2 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4">
      <span>
        <span className="font-semibold">{words.criteria[code]}</span>{' '}
        <span className="whitespace-nowrap text-muted">
          {words.range(band.low.toFixed(1), band.high.toFixed(1))}
        </span>
      </span>
      <span className="w-full sm:w-40">
        <RangeStrip estimate={band} max={9} />
      </span>
    </span>
  );
  if (reasons.length === 0) return <li className="flex border-t border-line">{head}</li>;
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2">
          {head}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <ul className="grid gap-3 pb-3">{reasons}</ul>
      </details>
    </li>
  );
}

/** The band of a short talk as a range, what it is based on, and its criteria. */
export function BandCard({ band, basis, criteria, engine }: BandCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="font-semibold">{words.title}</h2>
      <EstimateLine estimate={band} scale="band" />
      <div className="grid gap-1 text-sm text-muted">
        {basis}
        <p>{words.honest}</p>
      </div>
      <ul>
        {criteria.map((criterion) => (
          <Criterion key={criterion.code} {...criterion} />
        ))}
      </ul>
      {engine && <EngineLine engine={engine} />}
    </Card>
  );
}
