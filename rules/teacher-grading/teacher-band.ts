import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import { WRITING_CRITERIA } from '#contract/writing-evaluation.ts';
import { roundBand } from '../bands/bands.ts';
import type { TeacherWork } from './graders.ts';

const CRITERIA: Record<TeacherWork, readonly TeacherCriterion[]> = {
  writing: WRITING_CRITERIA,
  speaking: ['FC', 'LR', 'GRA', 'P'],
};

/** The exam's criteria for which a teacher gives bands, in order. */
export const criteriaOf = (work: TeacherWork): readonly TeacherCriterion[] => CRITERIA[work];

/** Band of an answer: the mean of its criteria, equally weighted, rounded to halves, quarters up. */
export const teacherBand = (criteria: readonly { band: number }[]): number =>
  roundBand(criteria.reduce((sum, { band }) => sum + band, 0) / criteria.length);
