import { describe, expect, it } from 'vitest';
import type { Estimate } from '#contract/evaluation-parts.ts';
import { WRITING_CRITERIA } from '#contract/writing-evaluation.ts';
import { type CriterionGrade, weighOpinion } from './second-opinion.ts';

const at = (point: number, low = point, high = point): Estimate => ({ low, point, high });
const all = (band: Estimate): CriterionGrade[] =>
  WRITING_CRITERIA.map((code) => ({ code, band, reasons: [] }));

describe('weighOpinion', () => {
  it.each([
    ['agrees', at(6), at(6), at(6, 5.5, 6.5), false],
    ['is more exact than anybody', at(6.5), at(6), at(6.5, 6, 7), false],
    ['has a range of its own', at(6.5, 5, 7.5), at(6), at(6.5, 5, 7.5), false],
    ['is as far off as it may be', at(8), at(6), at(8, 7.5, 8.5), false],
    ['is far above', at(9, 8.5, 9), at(5), at(7, 5, 9), true],
    ['is far below', at(2), at(6), at(4, 1.5, 6), true],
    ['is at the end of the scale', at(9), at(8.5), at(9, 8.5, 9), false],
    ['is at the other end', at(0), at(0.5), at(0, 0, 0.5), false],
  ])('a model that %s', (_, model, own, expected, differs) => {
    const opinion = weighOpinion(all(model), all(own));
    for (const { band } of opinion.criteria) expect(band).toEqual(expected);
    expect(opinion.differs).toBe(differs);
  });

  it('differs, with lower confidence, as soon as one criterion does', () => {
    const model = all(at(6)).map((grade) => (grade.code === 'TR' ? { ...grade, band: at(9) } : grade));
    const [far, near] = [weighOpinion(model, all(at(6))), weighOpinion(all(at(6)), all(at(6)))];
    expect(far.differs).toBe(true);
    expect(far.confidence).toBeLessThan(near.confidence);
    expect(far.criteria[0]?.band).toEqual(at(8, 6, 9));
    expect(far.criteria[1]?.band).toEqual(at(6, 5.5, 6.5));
  });

  it('moves the overall band at most as far as the criteria, and keeps every band on the scale', () => {
    for (let own = 0; own <= 9; own += 0.5) {
      for (let model = 0; model <= 9; model += 0.5) {
        const { band, criteria } = weighOpinion(all(at(model)), all(at(own)));
        expect(Math.abs(band.point - own)).toBeLessThanOrEqual(2);
        for (const { low, point, high } of [band, ...criteria.map((grade) => grade.band)]) {
          expect(low).toBeLessThanOrEqual(point);
          expect(point).toBeLessThanOrEqual(high);
          for (const value of [low, point, high])
            expect([value * 2, value >= 0, value <= 9]).toEqual([Math.round(value * 2), true, true]);
        }
      }
    }
  });
});
