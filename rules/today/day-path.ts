import type { DoneMinutes } from './day-goal.ts';
import type { NextStep } from './next-step.ts';

/** What a day consists of, in the order of the path. */
export const PATH_KINDS = ['learn', 'review', 'speak'] as const;
export type PathKind = (typeof PATH_KINDS)[number];

/** `none`: there is nothing of it today. */
export type PathState = 'done' | 'now' | 'ahead' | 'none';

export interface PathStep {
  kind: PathKind;
  state: PathState;
}

/** Kinds of work, as the server names what was studied (`speaking:weekends`), that are spoken. */
const SPOKEN = new Set(['speaking', 'scene', 'interview', 'pronunciation']);
const REVIEWS = 'notebook';

function kindOf(subject: string): PathKind {
  const [kind = ''] = subject.split(':');
  if (kind === REVIEWS) return 'review';
  return SPOKEN.has(kind) ? 'speak' : 'learn';
}

const kindOfStep = ({ kind }: NextStep): PathKind => {
  if (kind === 'cards') return 'review';
  return kind === 'talk' ? 'speak' : 'learn';
};

interface PathInput {
  /** What comes next; null while nobody can tell. */
  step: NextStep | null;
  dueCards: number;
  /** What was completed today. */
  done: DoneMinutes;
}

/** The day as three steps. What is done stays done, though more of it may follow. */
export function dayPath({ step, dueCards, done }: PathInput): PathStep[] {
  const doneKinds = new Set(Object.keys(done).map(kindOf));
  const now = step && kindOfStep(step);
  return PATH_KINDS.map((kind) => {
    if (kind === 'review' && dueCards > 0) return { kind, state: now === kind ? 'now' : 'ahead' };
    if (doneKinds.has(kind)) return { kind, state: 'done' };
    if (kind === 'review') return { kind, state: 'none' };
    return { kind, state: now === kind ? 'now' : 'ahead' };
  });
}
