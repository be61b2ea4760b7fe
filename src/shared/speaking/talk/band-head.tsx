import type { ReactNode } from 'react';
import type { Estimate } from '#contract/evaluation-parts.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { SPEAKING_CRITERIA, type SpeakingBand } from '#contract/talk-evaluation.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { TALK } from '#src/messages/talk.ts';
import { RangeStrip } from '#src/shared/questions/range-strip.tsx';
import { CriterionTiles } from '#src/shared/result/criterion-tiles.tsx';
import { ResultHero } from '#src/shared/result/result-hero.tsx';
import type { Standing } from '#src/shared/result/standing.ts';
import { RESULT_HEAD } from '#src/shared/result/words.ts';
import { Card } from '#src/ui/card.tsx';

const words = TALK.band;

type CriterionResult = NonNullable<SpeakingBand['criteria']>[number];

const rangeOf = ({ low, high }: Estimate): string => words.span(low.toFixed(1), high.toFixed(1));

/** The four criteria as tiles; what lacks evidence says so and why, in place of a number. */
function BandTiles({ speaking }: { speaking: SpeakingBand }) {
  const missing = speaking.outcome === 'declined' ? speaking.missing : undefined;
  const tiles = SPEAKING_CRITERIA.map((code) => {
    const band = speaking.criteria?.find((criterion) => criterion.code === code)?.band;
    return {
      key: code,
      name: words.short[code],
      value: band ? rangeOf(band) : null,
      missing: words.missing,
      why: missing?.find((criterion) => criterion.code === code)?.why,
      isLow: band !== undefined && isLowScore(band.point, GRADING_SCALE.BAND_IELTS),
    };
  });
  return <CriterionTiles label={words.fourCriteria} tiles={tiles} />;
}

interface BandHeroProps {
  band: Estimate;
  standing?: Standing | null;
  learnt: string | null;
  children?: ReactNode;
}

/** The point of a band on its surface, with its range. */
export const BandHero = ({ band, standing = null, learnt, children }: BandHeroProps) => (
  <ResultHero
    title={words.title}
    score={{
      words: band.point.toFixed(1),
      unit: 'band',
      range: words.range(band.low.toFixed(1), band.high.toFixed(1)),
      isLow: isLowScore(band.point, GRADING_SCALE.BAND_IELTS),
    }}
    standing={standing}
    learnt={learnt}
  >
    {children}
  </ResultHero>
);

/** One band as a range over four criteria; what lacks evidence says so and why, in place of a number. */
export function BandFigures({ speaking, mend }: { speaking: SpeakingBand; mend?: ReactNode }) {
  const band = speaking.outcome === 'graded' ? speaking.band : null;
  const isLow = band !== null && isLowScore(band.point, GRADING_SCALE.BAND_IELTS);
  return (
    <>
      {band ? (
        <div className="grid gap-1" data-testid="band">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className={`text-3xl font-semibold tabular-nums ${isLow ? 'text-danger' : 'text-success'}`}>
              {rangeOf(band)}
            </span>
            <span className="text-muted">{words.around(band.point.toFixed(1))}</span>
          </p>
          <RangeStrip estimate={band} max={9} />
          {speaking.outcome === 'graded' && speaking.beside && (
            <p className="text-sm text-pretty">{words.beside}</p>
          )}
        </div>
      ) : (
        speaking.outcome === 'declined' && (
          <div className="grid gap-2">
            <p className="text-lg font-semibold">
              {speaking.cause ? words.causes[speaking.cause] : words.noBand}
            </p>
            <p className="text-sm text-pretty">{speaking.message}</p>
            {mend}
          </div>
        )
      )}
      <BandTiles speaking={speaking} />
    </>
  );
}

/** What of a talk is good, from its strongest criterion on; that it is known what to mend where nothing is. */
export function learntOfTalk(criteria: readonly Pick<CriterionResult, 'band' | 'reasons'>[]): string | null {
  const strongest = criteria
    .toSorted((a, b) => b.band.point - a.band.point)
    .flatMap(({ reasons }) => reasons);
  const strength = strongest.find(({ tone }) => tone === 'strength');
  const { learnt } = RESULT_HEAD;
  if (strength) return learnt.strength(strength.comment);
  return strongest.length > 0 ? learnt.knows : null;
}

interface BandHeadProps {
  speaking: SpeakingBand;
  /** What mends that there is no band. */
  mend?: ReactNode;
  standing?: Standing | null;
  /** What to mend first; lies over the number's surface. */
  children?: ReactNode;
}

/** The result of a talk or of several together: its number, what to mend first, the four criteria. */
export function BandHead({ speaking, mend, standing = null, children }: BandHeadProps) {
  if (speaking.outcome !== 'graded')
    return (
      <>
        <Card as="section" className="grid gap-3">
          <h2 className="text-sm font-semibold text-muted">{words.title}</h2>
          <BandFigures speaking={speaking} mend={mend} />
        </Card>
        {children}
      </>
    );
  const { band, beside, criteria } = speaking;
  return (
    <div className="grid gap-4">
      <div data-testid="band">
        <BandHero band={band} standing={standing} learnt={learntOfTalk(criteria)} />
      </div>
      {children}
      {beside && <p className="text-pretty">{words.beside}</p>}
      <BandTiles speaking={speaking} />
    </div>
  );
}
