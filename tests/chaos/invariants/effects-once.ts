import type { Evidence } from '../evidence.ts';
import type { Entry } from '../trail.ts';
import type { Invariant } from './invariant.ts';

/** Whether this change is the effect of a command, not of marking, grading or the end of a test's time. */
function isEffect({ place, before, after }: Entry): boolean {
  switch (place) {
    case 'attempt_answers':
      return after !== null && (before === null || before.answered_at !== after.answered_at);
    case 'notebook_events':
      return after !== null && before === null && after.kind !== 'wrong';
    case 'attempts':
      return before === null;
    case 'pronunciation_progress':
      // Of what is said, a grading changes it, too.
      return (after ?? before)?.section === 'hear';
    case 'revise_answers':
    case 'section_progress':
    case 'conversation_learners':
    case 'scene_visits':
      return true;
    default:
      return false;
  }
}

/** Keys with effects in two transactions, and effects without a key. */
function byKey({ trail, applied }: Evidence): string[] {
  const found: string[] = [];
  const keys = new Map(
    trail.flatMap(({ place, tx, after }) =>
      place === 'idempotency' ? [[tx, String(after?.key)] as const] : [],
    ),
  );
  const transactions = new Map<string, Set<string>>();
  for (const entry of trail) {
    const { tx, place } = entry;
    if (place !== 'idempotency' && !isEffect(entry)) continue;
    const key = keys.get(tx);
    if (key === undefined) found.push(`a change of ${place} belongs to no command`);
    else transactions.set(key, (transactions.get(key) ?? new Set()).add(tx));
  }
  for (const [key, times] of transactions)
    if (times.size > 1) found.push(`command ${key} was applied ${times.size} times`);
  for (const key of applied)
    if (!transactions.has(key)) found.push(`command ${key} is known but left no trail`);
  return found;
}

/** The same answer stored by two commands: a resent one was treated as new. */
function byContent({ trail }: Evidence): string[] {
  const stored = new Map<string, Set<string>>();
  for (const { place, before, after, tx } of trail) {
    if (place !== 'attempt_answers' || !after || before?.answered_at === after.answered_at) continue;
    const what = `${after.attempt_id} ${after.question_id} of ${after.answered_at}`;
    stored.set(what, (stored.get(what) ?? new Set()).add(tx));
  }
  return [...stored].flatMap(([what, times]) =>
    times.size > 1 ? [`answer ${what} was stored ${times.size} times`] : [],
  );
}

/** A grading is queued once each time an answer is submitted for it. */
function gradings({ trail }: Evidence): string[] {
  // By id: pg-boss deletes a failed job from its table, and inserts it again for the retry.
  const requested = new Map<string, { jobs: Set<unknown>; waits: number }>();
  const of = (what: string) => {
    const known = requested.get(what) ?? { jobs: new Set(), waits: 0 };
    requested.set(what, known);
    return known;
  };
  for (const { place, before, after } of trail) {
    if (place === 'pgboss.job' && before === null && after?.name === 'grading') {
      const data = Object(after.data);
      of(`${data.attemptId} ${data.questionId}`).jobs.add(after.id);
    }
    if (place === 'attempt_answers' && after) {
      const status = Object(after.evaluation).status;
      if (status === 'waiting' && Object(before?.evaluation).status !== 'waiting')
        of(`${after.attempt_id} ${after.question_id}`).waits += 1;
    }
  }
  return [...requested].flatMap(([what, { jobs, waits }]) =>
    jobs.size === waits ? [] : [`grading of ${what}: requested ${waits} times, queued ${jobs.size} times`],
  );
}

/** Each command has its effects once, in one transaction, counted by a trail independent of the server's keys. */
export const effectsOnce: Invariant = {
  name: 'effects-once',
  check: (evidence) => [...byKey(evidence), ...byContent(evidence), ...gradings(evidence)],
};
