import type { TrialPhase, TrialPhaseReport } from '#contract/learning-trial.ts';
import { overviewReport, phaseReport } from '#rules/learning-trial/report.ts';
import { secondsToWait } from '#rules/learning-trial/wait.ts';
import { answersOf } from '#server/domain/attempt/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { trialReader } from './chat.ts';
import {
  answersIn,
  givenLesson,
  latestFinished,
  latestLesson,
  type OwnPlace,
  ownLesson,
} from './own-lesson.ts';
import { storeMessageAnswer } from './store-message-answer.ts';
import { tagContact } from './tag-contact.ts';

/** Learner or guest, if the call says who. */
interface Caller {
  learner?: { id: string } | undefined;
  guest?: { id: string } | undefined;
}

/** The learning trial as a chat, for learners and guests. */
export function handlers(parts: Parts): Handlers<'learningTrial'> {
  const { db, voices } = parts;
  const read = trialReader(parts, voices);
  const placeOf = ({ learner, guest }: Caller, exerciseId: string): OwnPlace => {
    const taker = learner ?? guest;
    if (!taker) throw new ApiFailure('NOT_SIGNED_IN');
    return { takerId: taker.id, exerciseId };
  };
  const lessonOf = async (caller: Caller, attemptId: string | undefined) => {
    const chat = await read();
    const attempt = await ownLesson(db, placeOf(caller, chat.id), attemptId);
    return { chat, attempt };
  };
  const reportOn = async (
    caller: Caller,
    attemptId: string | undefined,
    phase: TrialPhase,
  ): Promise<TrialPhaseReport> => {
    const { chat, attempt } = await lessonOf(caller, attemptId);
    return phaseReport(chat, await givenLesson(db, attempt), phase);
  };

  return {
    start: read,
    status: async ({ learner, guest }) => {
      const chat = await read();
      const takerId = (learner ?? guest)?.id;
      const place = takerId === undefined ? null : { takerId, exerciseId: chat.id };
      const latest = place && (await latestLesson(db, place));
      if (!place || !latest) return { state: 'new', attempt_id: null, answered: [], wait_seconds: 0 };
      const finished = await latestFinished(db, place);
      const finishedAt = finished?.submitted_at?.getTime() ?? null;
      return {
        state: latest.submitted_at === null ? 'open' : 'done',
        attempt_id: latest.id,
        answered: (await answersOf(db, latest.id)).map(({ questionId }) => questionId),
        wait_seconds: secondsToWait(Date.now(), finishedAt, chat.wait_seconds),
      };
    },
    messages: async ({ learner, guest, params }) =>
      answersIn(db, (await lessonOf({ learner, guest }, params.id)).attempt),
    updateMessageAnswer: async ({ tx, taker, body }) =>
      storeMessageAnswer(tx, parts, taker, await read(), body),
    overview: async ({ learner, guest, query }) => {
      const { chat, attempt } = await lessonOf({ learner, guest }, query.attempt_id);
      return overviewReport(chat, await givenLesson(db, attempt));
    },
    applicationPhase: ({ learner, guest, query }) =>
      reportOn({ learner, guest }, query.attempt_id, 'application'),
    coachingPhase: ({ learner, guest, query }) => reportOn({ learner, guest }, query.attempt_id, 'coaching'),
    taggedContact: async ({ tx, taker, body }) => {
      const { book } = await read();
      if (body.book !== book.id) throw new ApiFailure('NOT_FOUND');
      await tagContact(tx, parts, taker, book);
      return { book: book.id };
    },
  };
}
