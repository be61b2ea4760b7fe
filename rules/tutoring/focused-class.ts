import { CLASS_STATUS, type ClassSummary, EXAM_CLASS_LEVEL } from '#contract/tutoring.ts';
import { canJoin } from './timing.ts';

type Facts = Pick<ClassSummary, 'id' | 'level' | 'status' | 'incoming'>;

const ORDER = [CLASS_STATUS.running, CLASS_STATUS.notBegun, CLASS_STATUS.notArranged, CLASS_STATUS.finished];

const isOpen = ({ incoming }: Facts, now: number): boolean => incoming !== null && canJoin(incoming, now);

/** The class that comes first: whose room is open, that of the exam (level 10) while it goes on, then by status and time. */
function compare(one: Facts, other: Facts, now: number): number {
  const isExam = ({ level, status }: Facts) => level === EXAM_CLASS_LEVEL && status !== CLASS_STATUS.finished;
  return (
    Number(isOpen(other, now)) - Number(isOpen(one, now)) ||
    Number(isExam(other)) - Number(isExam(one)) ||
    ORDER.indexOf(one.status) - ORDER.indexOf(other.status) ||
    (one.incoming?.starts_at ?? Number.MAX_SAFE_INTEGER) -
      (other.incoming?.starts_at ?? Number.MAX_SAFE_INTEGER)
  );
}

/** Classes in the order of their urgency. */
export const inOrder = <T extends Facts>(classes: readonly T[], now: number): T[] =>
  classes.toSorted((one, other) => compare(one, other, now));
