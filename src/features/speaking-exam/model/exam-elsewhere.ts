import { type ExamPart, openPart } from '#rules/speaking/exam-timing.ts';
import type { ExamPreparation } from '../api/preparation.ts';
import { FRESH, isBegun } from './exam-progress.ts';
import { newExam, type StoredExam } from './stored-exam.ts';

/** How far an attempt is, as far as it has reached the server. */
export type ExamStanding = NonNullable<ExamPreparation['under_way']>;

/** What happened to the test on another device. */
export type Elsewhere =
  /** It was begun there, and nothing of it here. */
  | { kind: 'begun'; standing: ExamStanding }
  /** Parts of this device's attempt were handed in there; `next` is the one to go on with. */
  | { kind: 'further'; parts: readonly ExamPart[]; next: ExamPart }
  /** This device's attempt was handed in there as a whole. */
  | { kind: 'finished'; attemptId: string };

export interface ComparedExam {
  exam: StoredExam;
  elsewhere: Elsewhere | null;
  /** What has become of the attempt on this device that is not gone on with. */
  over: { attemptId: string; state: 'submitted' | 'given_up' } | null;
}

/** Nothing was said in an attempt that was begun anew and left at once. */
const hasWork = ({ answered, parts }: ExamStanding): boolean => answered > 0 || parts.length > 0;

const begunElsewhere = (standing: ExamStanding | null): Elsewhere | null =>
  standing && hasWork(standing) ? { kind: 'begun', standing } : null;

/** The attempt of this device with the parts that were handed in on another one. */
function goFurther(stored: StoredExam, parts: readonly ExamPart[]): ComparedExam {
  const { progress } = stored;
  const more = parts.filter((part) => !progress.handedIn.includes(part));
  if (more.length === 0) return { exam: stored, elsewhere: null, over: null };
  const isCurrentOver = more.includes(openPart(progress.handedIn));
  const handedIn = [...progress.handedIn, ...more].toSorted((one, other) => one - other);
  const current = isCurrentOver ? null : progress.current;
  const exam = { ...stored, progress: { ...progress, handedIn, current } };
  return { exam, elsewhere: { kind: 'further', parts: more, next: openPart(handedIn) }, over: null };
}

/**
 * Compares the test on this device with what the server knows of it. What was begun here goes on here, unless it was
 * handed in or begun anew on another device; its parts are handed in once, wherever.
 * @param known null: the server cannot be asked now
 */
export function compareExam(stored: StoredExam, known: ExamPreparation | null): ComparedExam {
  const { own, under_way: underWay } = known ?? { own: null, under_way: null };
  if (own && own.state !== 'open') {
    const finished: Elsewhere | null =
      own.state === 'submitted' ? { kind: 'finished', attemptId: own.attempt_id } : null;
    const elsewhere = begunElsewhere(underWay) ?? finished;
    return { exam: newExam(), elsewhere, over: { attemptId: own.attempt_id, state: own.state } };
  }
  if (own) return goFurther(stored, own.parts);
  const elsewhere = isBegun(stored.progress) ? null : begunElsewhere(underWay);
  return { exam: stored, elsewhere, over: null };
}

/** What the learner does about a test that was begun on another device. */
export type ExamChoice = 'go-on' | 'anew';

/**
 * The test to be held: the other device's attempt from its first part that was not handed in, which only that device
 * could go on in the middle of; or a new one in its place.
 */
export function chosenExam(
  exam: StoredExam,
  elsewhere: Elsewhere | null,
  choice: ExamChoice | null,
): StoredExam {
  if (elsewhere?.kind !== 'begun' || choice === null) return exam;
  const { attempt_id: attemptId, parts } = elsewhere.standing;
  if (choice === 'anew') return { ...exam, instead: attemptId };
  return { attemptId, progress: { ...FRESH.progress, handedIn: [...parts] }, notes: FRESH.notes };
}
