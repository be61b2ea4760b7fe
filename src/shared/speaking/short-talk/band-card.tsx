import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Estimate } from '#contract/evaluation-parts.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import type { SpeakingCriterion } from '#contract/talk-evaluation.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { TALK } from '#src/messages/talk.ts';
import { EngineLine } from '#src/shared/questions/machine-grade.tsx';
import { CriterionTiles } from '#src/shared/result/criterion-tiles.tsx';
import { RESULT_HEAD } from '#src/shared/result/words.ts';
import { BandHero } from '#src/shared/speaking/talk/band-head.tsx';

interface CriterionRow {
  code: SpeakingCriterion;
  band: Estimate;
  /** Why, folded. */
  reasons?: readonly ReactNode[];
}

interface BandCardProps {
  band: Estimate;
  /** What was learnt, in one line. */
  learnt: string | null;
  /** What it was made of, beside the number. */
  facts: ReactNode;
  /** What qualifies the number as a whole. */
  doubt?: ReactNode;
  /** How sure it is; folded. */
  basis?: ReactNode;
  criteria: readonly CriterionRow[];
  engine: { name: string; version: string } | null;
}

const words = TALK.band;
const rangeOf = ({ low, high }: Estimate): string => words.span(low.toFixed(1), high.toFixed(1));

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}

/** The band of a short talk on its surface, its criteria as tiles, and why, folded. */
export function BandCard({ band, learnt, facts, doubt, basis, criteria, engine }: BandCardProps) {
  return (
    <div className="grid gap-4">
      <div data-testid="estimate">
        <BandHero band={band} learnt={learnt}>
          {facts}
        </BandHero>
      </div>
      {doubt}
      <CriterionTiles
        label={words.fourCriteria}
        tiles={criteria.map((criterion) => ({
          key: criterion.code,
          name: words.short[criterion.code],
          value: rangeOf(criterion.band),
          missing: words.missing,
          isLow: isLowScore(criterion.band.point, GRADING_SCALE.BAND_IELTS),
        }))}
      />
      <div>
        {criteria.map(
          ({ code, reasons = [] }) =>
            reasons.length > 0 && (
              <Fold key={code} title={words.criteria[code]}>
                <ul className="grid gap-3 pb-3">{reasons}</ul>
              </Fold>
            ),
        )}
        <Fold title={RESULT_HEAD.more}>
          <div className="grid gap-1 pb-3 text-sm text-muted">
            {basis}
            <p>{words.honest}</p>
            {engine && <EngineLine engine={engine} />}
          </div>
        </Fold>
      </div>
    </div>
  );
}
