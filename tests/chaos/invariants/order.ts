import { isDeepStrictEqual } from 'node:util';
import type { Evidence } from '../evidence.ts';
import { recordingIn } from '../is-spoken.ts';
import { PLACE } from '../place.ts';
import type { Invariant } from './invariant.ts';

const timeOf = (value: unknown): number => Date.parse(String(value));

/** Where the newest time wins, the stored time never decreases. */
function backwards({ trail, answers }: Evidence): string[] {
  const tests = new Set(answers.filter((row) => row.exercise_id === PLACE.test).map((row) => row.attempt_id));
  return trail.flatMap(({ place, before, after }) => {
    if (!before || !after) return [];
    const isTest = place === 'attempt_answers' && tests.has(String(after.attempt_id));
    const column = isTest ? 'answered_at' : place === 'revise_answers' ? 'at' : null;
    if (column === null || timeOf(before[column]) <= timeOf(after[column])) return [];
    return [`${place} of ${after.question_id}: an older value overwrote a newer one`];
  });
}

/** Answers of one practice arrive in the order in which their device saved them. */
function crossed({ trail, savedWork, answers }: Evidence): string[] {
  const practices = new Set(
    answers.filter((row) => row.exercise_id === PLACE.practice.module).map((row) => row.attempt_id),
  );
  const keys = new Map(
    trail.flatMap(({ place, tx, after }) =>
      place === 'idempotency' ? [[tx, String(after?.key)] as const] : [],
    ),
  );
  const last = new Map<string, number>();
  const found: string[] = [];
  for (const { place, tx, before, after } of trail) {
    if (place !== 'attempt_answers' || !after || before?.answered_at === after.answered_at) continue;
    if (!practices.has(String(after.attempt_id))) continue;
    const seq = savedWork.commands.get(keys.get(tx) ?? '')?.seq;
    if (seq === undefined) continue;
    const what = `${after.attempt_id} ${after.question_id}`;
    if (seq < (last.get(what) ?? 0)) found.push(`answers of ${what} crossed on their way`);
    last.set(what, Math.max(seq, last.get(what) ?? 0));
  }
  return found;
}

/** Commands that hand in an attempt, or a part of one. */
const HANDING_IN = ['practice.submit', 'speakingRoom.submitTopic', 'speakingExam.submitPart'];

/** A submission arrives after every answer saved before it on its device, except those refused, or whose recording was. */
function overtaken({ trail, savedWork, refused }: Evidence): string[] {
  const arrived = new Map<string, number>();
  for (const [at, { place, before, after }] of trail.entries())
    if (place === 'idempotency' && before === null) arrived.set(String(after?.key), at);
  const seen = [...savedWork.commands.values()];
  const submissions = seen.filter(({ operation }) => HANDING_IN.includes(operation));
  return submissions.flatMap((submission) =>
    seen
      .filter(
        (one) =>
          one.device === submission.device &&
          one.body.attempt_id === submission.body.attempt_id &&
          one.seq < submission.seq &&
          !refused.has(one.id) &&
          !refused.has(recordingIn(one.body.answer) ?? '') &&
          (arrived.get(one.id) ?? -1) > (arrived.get(submission.id) ?? Number.POSITIVE_INFINITY),
      )
      .map(({ body }) => `a submission overtook the answer to ${body.question_id} that was saved before it`),
  );
}

/** Answer time; a fast clock cannot move it beyond its arrival. */
const at = (body: Record<string, unknown>, arrived: number): number =>
  Math.min(Number(body.at) + Number(body.skew), arrived);

/** Of all applied answers to a question of the test, the newest one is stored. */
function newest({ traffic, applied, answers }: Evidence): string[] {
  const best = new Map<string, { at: number; answer: unknown }>();
  for (const { key, operation, body, at: arrived } of traffic) {
    if (operation !== 'practiceTest.updateAnswer' || !applied.has(key) || !body.answer) continue;
    const what = `${body.attempt_id} ${body.question_id}`;
    const time = at(body, arrived);
    if (time >= (best.get(what)?.at ?? 0)) best.set(what, { at: time, answer: body.answer });
  }
  return [...best].flatMap(([what, { answer }]) => {
    const there = answers.find((row) => `${row.attempt_id} ${row.question_id}` === what);
    return isDeepStrictEqual(there?.answer, answer)
      ? []
      : [
          `newest answer to ${what} is ${JSON.stringify(answer)}; the server has ${JSON.stringify(there?.answer)}`,
        ];
  });
}

/** An older value never replaces a newer one. */
export const order: Invariant = {
  name: 'order',
  check: (evidence) => [
    ...backwards(evidence),
    ...crossed(evidence),
    ...overtaken(evidence),
    ...newest(evidence),
  ],
};
