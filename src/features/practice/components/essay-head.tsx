import type { ReactNode } from 'react';
import { GRADING_SCALE, type QuestionResult } from '#contract/practice.ts';
import { WRITING_CRITERIA } from '#contract/writing-evaluation.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { currentGrade } from '#rules/teacher-grading/current-grade.ts';
import { RESULT } from '#src/messages/practice.ts';
import { CriterionTiles } from '#src/shared/result/criterion-tiles.tsx';
import { MendCard } from '#src/shared/result/mend-card.tsx';
import { ResultHero } from '#src/shared/result/result-hero.tsx';
import { RESULT_HEAD } from '#src/shared/result/words.ts';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { essayAdvice, essayStrength, type GradedEssay, gradedEssay } from '../model/graded-essay.ts';
import { RewriteButton } from './rewrite-button.tsx';

function Tiles({ essay }: { essay: GradedEssay }) {
  const tiles = WRITING_CRITERIA.map((code) => {
    const band = essay.criteria.find((criterion) => criterion.code === code)?.band;
    return {
      key: code,
      name: RESULT.criteria[code],
      value: band ? `${band.low.toFixed(1)}–${band.high.toFixed(1)}` : null,
      missing: ESSAY_REVIEW.noBand,
      isLow: band !== undefined && isLowScore(band.point, GRADING_SCALE.BAND_IELTS),
    };
  });
  return <CriterionTiles label={ESSAY_REVIEW.bands} tiles={tiles} />;
}

interface EssayHeadProps {
  question: QuestionResult;
  /** What stands beside rewriting it. */
  second?: ReactNode;
}

/**
 * A graded essay: its band with the range, what to mend first, the button to rewrite it, the criteria. Where a teacher has
 * graded it, the AI's number does not lead.
 */
export function EssayHead({ question, second }: EssayHeadProps) {
  const essay = gradedEssay(question);
  if (!essay) return null;
  const { band } = essay;
  const [advice, strength] = [essayAdvice(essay), essayStrength(essay)];
  const leads = currentGrade(question.user[0]?.teacher_evaluation ?? null) === null;
  const { learnt } = RESULT_HEAD;
  return (
    <div className="grid gap-4">
      {leads && (
        <ResultHero
          title={ESSAY_REVIEW.headTitle}
          score={{
            words: band.point.toFixed(1),
            unit: RESULT.band,
            range: RESULT.range(band.low.toFixed(1), band.high.toFixed(1)),
            isLow: isLowScore(band.point, GRADING_SCALE.BAND_IELTS),
          }}
          standing={null}
          learnt={strength ? learnt.strength(strength.comment) : advice && learnt.knows}
        />
      )}
      <MendCard
        isBelow={leads}
        title={advice?.comment ?? null}
        action={<RewriteButton question={question} />}
        second={second}
      >
        {advice?.quote && (
          <q lang="en" className="text-muted">
            {advice.quote.text}
          </q>
        )}
        <p className="text-sm text-muted">{ESSAY_REVIEW.rewriteHint}</p>
      </MendCard>
      {leads && <Tiles essay={essay} />}
    </div>
  );
}
