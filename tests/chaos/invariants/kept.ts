import { isDeepStrictEqual } from 'node:util';
import type { SavedAnswer } from '../device-state.ts';
import type { Evidence } from '../evidence.ts';
import { isSpoken } from '../is-spoken.ts';
import { PLACE } from '../place.ts';
import type { Seen } from '../saved-work.ts';
import type { Invariant } from './invariant.ts';

/** Identifies what a command sets: the same for all rows of one slot. */
const subjectOf = (
  operation: string,
  { attempt_id, question_id, section_id }: Record<string, unknown>,
): string => [operation, attempt_id, question_id, section_id].join(' ');

/**
 * A newer row of the same slot supersedes an older one that was never sent, or was refused. It may have come and gone
 * between two inspections of the device; then the proxy has seen it.
 */
function isReplaced({ savedWork, traffic, applied }: Evidence, row: Seen): boolean {
  if (row.slot === null) return false;
  const isNewer = (other: Seen): boolean =>
    other.device === row.device && other.slot === row.slot && other.seq > row.seq;
  if ([...savedWork.commands.values()].some(isNewer)) return true;
  const subject = subjectOf(row.operation, row.body);
  return traffic.some(
    ({ key, operation, body }) =>
      applied.has(key) && !savedWork.commands.has(key) && subjectOf(operation, body) === subject,
  );
}

/** A row that was seen on a device is applied, still there, or superseded. */
function lostCommands(evidence: Evidence): string[] {
  const { savedWork, held, applied } = evidence;
  const there = new Set([...held.values()].flatMap(({ commands }) => commands.map(({ id }) => id)));
  return [...savedWork.commands.values()]
    .filter((row) => !applied.has(row.id) && !there.has(row.id) && !isReplaced(evidence, row))
    .map(({ id, operation, device }) => `${operation} ${id} of the ${device} is nowhere`);
}

/** A row that may have reached the server leaves the device only when acknowledged, or superseded after a refusal. */
const deletedEarly = ({ savedWork, refused }: Evidence): string[] =>
  [...savedWork.gone]
    .filter((id) => !savedWork.receipts.has(id) && !refused.has(id))
    .map((id) => `${savedWork.commands.get(id)?.operation} ${id} was deleted before it was acknowledged`);

/** Whatever was acknowledged to the device must be applied. */
const falseReceipts = ({ savedWork, applied, recordings }: Evidence): string[] =>
  [...savedWork.receipts.values()]
    .filter(({ id, kind }) =>
      kind === 'command'
        ? !applied.has(id)
        : !recordings.some((row) => row.id === id && row.blob_key !== null),
    )
    .map(({ id, kind }) => `acknowledged but not there: ${kind} ${id}`);

/** The newest answer reported as saved is on the server, or waits or is parked on its device. */
function lostAnswers({ savedWork, answers, held }: Evidence): string[] {
  const isHeld = ({ attemptId, questionId, answer }: SavedAnswer): boolean =>
    [...held.values()].some(({ commands }) =>
      commands.some(
        ({ body }) =>
          body.attempt_id === attemptId &&
          body.question_id === questionId &&
          isDeepStrictEqual(body.answer, answer),
      ),
    );
  return savedWork.answers.flatMap((saved) => {
    // Others are ordered by answer time rather than by one device: see the invariant of order.
    if (!saved.questionId.startsWith(`${PLACE.practice.module}.`) && !isSpoken(saved.answer)) return [];
    const there = answers.find(
      (row) => row.attempt_id === saved.attemptId && row.question_id === saved.questionId,
    );
    return isDeepStrictEqual(there?.answer, saved.answer) || isHeld(saved)
      ? []
      : [`lost: ${JSON.stringify(saved)}; the server has ${JSON.stringify(there?.answer)}`];
  });
}

/** Without an answer of their own: as many effects as were reported as saved. */
async function lostPromises({ db, learnerId, savedWork, trail, held }: Evidence): Promise<string[]> {
  const waits = (operation: string): number =>
    [...held.values()].flatMap(({ commands }) => commands).filter((row) => row.operation === operation)
      .length;
  const lost: string[] = [];
  for (const [what, times] of savedWork.promises) {
    const [kind, name] = what.split(' ');
    if (kind === 'section') {
      const { rows } = await db.query(
        'select 1 from section_progress where learner_id = $1 and section_id = $2 and status = 2',
        [learnerId, name],
      );
      if (rows.length + waits('lesson.updateProgress') === 0) lost.push(`section ${name} is not completed`);
      continue;
    }
    // The others are checked by what was learned.
    if (kind !== 'review' && kind !== 'word') continue;
    const events = trail.filter(
      ({ place, before, after }) =>
        place === 'notebook_events' &&
        before === null &&
        (kind === 'review'
          ? after?.kind === 'review'
          : after?.kind === 'saved' && after.card_id === `w:${name}`),
    );
    if (events.length + waits(kind === 'review' ? 'notebook.review' : 'notebook.words') < times)
      lost.push(`${what}: ${times} times saved, ${events.length} times on the server`);
  }
  return lost;
}

const HANDING_IN = ['practice.submit', 'speakingRoom.submitTopic'];

/** A submitted attempt is submitted on the server, or its submission is on its device. */
const lostSubmissions = ({ savedWork, trail, held }: Evidence): string[] =>
  [...savedWork.submitted]
    .filter(
      (id) =>
        !trail.some(
          ({ place, after }) => place === 'attempts' && after?.id === id && after.submitted_at !== null,
        ),
    )
    .filter(
      (id) =>
        ![...held.values()].some(({ commands }) =>
          commands.some(({ operation, body }) => HANDING_IN.includes(operation) && body.attempt_id === id),
        ),
    )
    .map((id) => `submission of ${id} is lost`);

/** Saved is queued, parked or applied; acknowledged is applied. */
export const kept: Invariant = {
  name: 'kept',
  check: async (evidence) => [
    ...evidence.problems,
    ...lostCommands(evidence),
    ...deletedEarly(evidence),
    ...falseReceipts(evidence),
    ...lostAnswers(evidence),
    ...(await lostPromises(evidence)),
    ...lostSubmissions(evidence),
  ],
};
