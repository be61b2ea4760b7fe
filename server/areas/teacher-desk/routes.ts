import { readAgreement } from '#server/domain/teacher-grading/agreement.ts';
import { announceGrading } from '#server/domain/teacher-grading/announce-grading.ts';
import { markReplyRead, writeToLearner } from '#server/domain/teacher-grading/messages.ts';
import { asGrading } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import { sendBlob } from '../../http/send-blob.ts';
import type { Platform } from '../../platform.ts';
import { readConflict, readDeskTask } from './desk-task.ts';
import { gradeAtDesk, learnerOf, settleConflict } from './grade-at-desk.ts';
import { revealEstimate, saveDraftPart } from './grading-drafts.ts';
import { queueCounts, queuePage } from './grading-queue.ts';
import { holdNext, holdOne, releaseHold } from './hold-grading.ts';
import { learnersOfGradings } from './learners-of-gradings.ts';
import { ownGradings } from './own-gradings.ts';
import { phrasesOf, removePhrase, savePhrase, usePhrase } from './phrases.ts';
import { opinionsBy } from './second-opinions.ts';

/** A teacher's grading: the queue, a work, the verdict. Each call about a work names its learner to the audit trail. */
function gradingHandlers({ db, blobs }: Platform) {
  return {
    queue: async ({ staff, query }) => {
      const { scope, kind, after_due, after_id } = query;
      const after = after_due === undefined || !after_id ? undefined : { due: after_due, id: after_id };
      const now = new Date();
      const page = await queuePage(db, staff.id, { scope, kind, after }, now);
      return { ...page, counts: await queueCounts(db, staff.id, now) };
    },
    task: async ({ staff, params, about }) => {
      const { task, learnerId } = await readDeskTask(db, params.id, staff.id, new Date());
      about(learnerId);
      return task;
    },
    recording: async ({ staff, params, about, request, reply }) => {
      const { recording, learnerId } = await readDeskTask(db, params.id, staff.id, new Date());
      if (!recording) throw new ApiFailure('NOT_FOUND');
      about(learnerId);
      return () =>
        sendBlob(request, reply, blobs, {
          key: recording.blobKey,
          size: recording.bytes,
          type: recording.type,
        });
    },
    take: async ({ tx, staff, body, about }) => {
      const now = new Date();
      const id = await holdNext(tx, staff.id, body, now);
      if (id === null) {
        about([]);
        return { task: null };
      }
      const { task, learnerId } = await readDeskTask(tx, id, staff.id, now);
      about(learnerId, id);
      return { task };
    },
    claim: async ({ tx, staff, params, about }) => {
      const now = new Date();
      await holdOne(tx, params.id, staff.id, now);
      const { task, learnerId } = await readDeskTask(tx, params.id, staff.id, now);
      about(learnerId);
      return task;
    },
    release: async ({ tx, staff, params, about }) => {
      about(await learnerOf(tx, params.id));
      return { released: await releaseHold(tx, params.id, staff.id) };
    },
    reveal: async ({ tx, staff, params, body, about }) => {
      const { learnerId } = await readDeskTask(tx, params.id, staff.id, new Date());
      about(learnerId);
      return revealEstimate(tx, params.id, staff.id, body.criteria);
    },
    submit: async ({ tx, staff, body, about }) => {
      const { version, learnerId } = await gradeAtDesk(tx, staff.id, body, new Date());
      about(learnerId);
      return { version };
    },
    conflict: async ({ staff, params, about }) => {
      const { grading, task, learnerId } = await readConflict(db, params.id, staff.id, new Date());
      about(learnerId);
      return { theirs: asGrading(grading), task };
    },
    settle: async ({ tx, staff, params, body, about }) => {
      about(await settleConflict(tx, params.id, staff.id, body.keep ? body.verdict : null));
      return { kept: body.keep };
    },
  } satisfies Partial<Handlers<'teacherDesk'>>;
}

export const handlers = (platform: Platform): Handlers<'teacherDesk'> => ({
  ...gradingHandlers(platform),
  saveDraft: async ({ tx, learner, body }) => ({
    held: await saveDraftPart(tx, learner.id, body, new Date()),
  }),
  mine: async ({ staff, about }) => {
    const gradings = await ownGradings(platform.db, staff.id);
    const opinions = await opinionsBy(platform.db, staff.id);
    const ids = [...gradings.map(({ id }) => id), ...opinions.map(({ grading_id }) => grading_id)];
    about(await learnersOfGradings(platform.db, ids));
    return { gradings, opinions };
  },
  readReply: async ({ tx, staff, body: { grading_id }, about }) => {
    about(await markReplyRead(tx, staff.id, grading_id));
    return { grading_id };
  },
  message: async ({ tx, staff, body, about }) => {
    const { message, learnerId } = await writeToLearner(tx, staff.id, body);
    about(learnerId);
    await announceGrading(tx, body.grading_id, {
      tag: `teacher-message:${message.id}`,
      title: 'Giáo viên nhắn bạn về bài đã chấm',
      body: 'Mở ra để đọc và trả lời.',
    });
    return { message };
  },
  phrases: async ({ staff }) => ({ phrases: await phrasesOf(platform.db, staff.id) }),
  savePhrase: async ({ tx, staff, body }) => {
    await savePhrase(tx, staff.id, body);
    return { id: body.id };
  },
  usePhrase: async ({ tx, staff, body }) => {
    await usePhrase(tx, staff.id, body.id);
    return { id: body.id };
  },
  removePhrase: async ({ tx, staff, body }) => {
    await removePhrase(tx, staff.id, body.id);
    return { id: body.id };
  },
  agreement: async () => ({ rows: await readAgreement(platform.db) }),
});
