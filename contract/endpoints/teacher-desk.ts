import { z } from 'zod/mini';
import { gradingMessage, messageBody } from '../grading-message.ts';
import { action, command, read, stream } from '../protocol/endpoint.ts';
import {
  agreementRow,
  DESK_SCOPES,
  deskTask,
  deskWork,
  draftBody,
  GRADING_KINDS,
  givenBands,
  givenVerdict,
  HELD_MAX,
  LEASE_MINUTES,
  phrase,
  phraseBody,
  revealed,
  secondOpinion,
} from '../teacher-desk.ts';
import { teacherGradingSchema } from '../teacher-evaluation.ts';

const one = z.object({ id: z.uuid() });
/** Where the work may be somebody else's. */
const HELD_ERRORS = ['NOT_FOUND', 'GRADING_HELD', 'GRADED_BY_OTHER'] as const;

export const queue = read({
  summary: 'Work waiting for a teacher, most urgent first, page by page; it identifies nobody',
  path: '/desk/gradings',
  who: 'teacher',
  audits: { as: 'grading.list', about: 'nobody' },
  query: z.object({
    scope: z._default(z.enum(DESK_SCOPES), 'waiting'),
    kind: z.optional(z.enum(GRADING_KINDS)),
    /** The last work of the page before: when it is due, milliseconds since 1970, and its id. */
    after_due: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8.64e15))),
    after_id: z.optional(z.uuid()),
  }),
  response: z.object({
    works: z.array(deskWork),
    more: z.boolean(),
    counts: z.object({
      writing: z.number(),
      speaking: z.number(),
      regrades: z.number(),
      mine: z.number(),
      overdue: z.number(),
      /** Answers of learners to this teacher that they have not read. */
      replies: z.number(),
    }),
  }),
});

export const task = read({
  summary: "A work that the teacher holds, with its draft and without the AI's estimate",
  path: '/desk/gradings/{id}',
  who: 'teacher',
  audits: { as: 'grading.read', about: 'learners', object: 'id' },
  params: one,
  response: deskTask,
  errors: [...HELD_ERRORS],
});

export const recording = stream({
  summary: 'The recording of a work that the teacher holds, as bytes',
  path: '/desk/gradings/{id}/recording',
  who: 'teacher',
  audits: { as: 'grading.listen', about: 'learners', object: 'id' },
  params: one,
  errors: [...HELD_ERRORS],
});

export const take = action({
  summary:
    'Claims the most urgent work that nobody holds, or returns one whose claim was not received; null if nothing waits',
  path: '/desk/take',
  method: 'POST',
  who: 'teacher',
  audits: { as: 'grading.claim', about: 'learners' },
  body: z.object({
    kind: z.optional(z.enum(GRADING_KINDS)),
    /** Works that the device knows to hold: one whose response was lost is given again first. */
    holding: z.array(z.uuid()).check(z.maxLength(HELD_MAX)),
  }),
  response: z.object({ task: z.nullable(deskTask) }),
  errors: ['GRADINGS_HELD'],
});

export const claim = action({
  summary: `Claims a certain work. It is given back when nothing of it is saved for ${LEASE_MINUTES} minutes`,
  path: '/desk/gradings/{id}/claim',
  method: 'PUT',
  who: 'teacher',
  audits: { as: 'grading.claim', about: 'learners', object: 'id' },
  params: one,
  response: deskTask,
  errors: [...HELD_ERRORS, 'GRADINGS_HELD'],
});

export const release = action({
  summary: 'Gives a work back to the queue; the draft stays',
  path: '/desk/gradings/{id}/release',
  method: 'PUT',
  who: 'teacher',
  audits: { as: 'grading.release', about: 'learners', object: 'id' },
  params: one,
  response: z.object({ released: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const reveal = action({
  summary:
    "Stores the teacher's bands, then answers with the AI's estimate. The first bands stay; later ones are compared with them",
  path: '/desk/gradings/{id}/estimate',
  method: 'PUT',
  who: 'teacher',
  audits: { as: 'grading.estimate', about: 'learners', object: 'id' },
  params: one,
  body: z.object({ criteria: givenBands }),
  response: revealed,
  errors: [...HELD_ERRORS, 'BANDS_MISSING'],
});

/**
 * A draft is the teacher's own text: it is taken of whoever has once held the work, whatever became of their role and
 * their second factor meanwhile, so that nothing they typed is lost. It returns nothing of the learner.
 */
export const saveDraft = command({
  summary: 'Stores one part of a draft unless a newer one is stored; holds the work longer',
  storedAs: 'teacherDesk.saveDraft',
  label: 'Bản nháp chấm bài',
  slots: [{ prefix: 'grading-draft', of: ['grading_id', 'part'] }],
  path: '/desk/drafts',
  who: 'learner',
  body: draftBody,
  response: z.object({ held: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const submit = command({
  summary:
    "Submits a teacher's verdict on the version of the answer that they read. It never replaces another verdict",
  storedAs: 'teacherDesk.submit',
  label: 'Bài chấm',
  slots: [{ prefix: 'grading-verdict', of: ['grading_id'] }],
  path: '/desk/verdicts',
  who: 'teacher',
  audits: { as: 'grading.submit', about: 'learners', object: 'grading_id' },
  body: z.object({ grading_id: z.uuid(), version: z.number().check(z.int()), verdict: givenVerdict }),
  response: z.object({ version: z.number() }),
  errors: ['NOT_FOUND', 'GRADED_BY_OTHER', 'GRADING_CHANGED', 'BANDS_MISSING', 'QUOTE_NOT_FOUND'],
});

export const conflict = read({
  summary: "Another teacher's verdict on a work, and this teacher's draft of it",
  path: '/desk/gradings/{id}/conflict',
  who: 'teacher',
  audits: { as: 'grading.compare', about: 'learners', object: 'id' },
  params: one,
  response: z.object({ theirs: teacherGradingSchema, task: deskTask }),
  errors: ['NOT_FOUND'],
});

export const settle = action({
  summary: "Lets the other verdict stand; keeps this teacher's as a second opinion, or not",
  path: '/desk/gradings/{id}/conflict',
  method: 'PUT',
  who: 'teacher',
  audits: { as: 'grading.settle', about: 'learners', object: 'id' },
  params: one,
  body: z.object({
    /** The other grade stands. This teacher's is stored beside it as a second opinion, or dropped. */
    keep: z.boolean(),
    verdict: z.nullable(givenVerdict),
  }),
  response: z.object({ kept: z.boolean() }),
  errors: ['NOT_FOUND', 'NOT_GRADED_YET', 'BANDS_MISSING', 'QUOTE_NOT_FOUND'],
});

export const mine = read({
  summary: "The teacher's latest gradings with messages and second opinions, and those that they gave",
  path: '/desk/graded',
  who: 'teacher',
  audits: { as: 'grading.list', about: 'learners' },
  response: z.object({
    gradings: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        graded_at: z.number(),
        band: z.nullable(z.number()),
        messages: z.array(gradingMessage),
        /** The learner has answered, and it is not read. */
        has_reply: z.boolean(),
        second_opinions: z.array(secondOpinion),
      }),
    ),
    /** Those that this teacher gave on the gradings of others, latest first. */
    opinions: z.array(
      z.extend(secondOpinion, {
        grading_id: z.uuid(),
        title: z.string(),
        /** The band that stands. */
        standing: z.nullable(z.number()),
      }),
    ),
  }),
});

export const message = command({
  summary: 'Writes to the learner about a grade that this teacher gave',
  storedAs: 'teacherDesk.message',
  label: 'Lời nhắn cho người học',
  slots: [{ prefix: 'teacher-message', of: ['id'] }],
  path: '/desk/messages',
  who: 'teacher',
  audits: { as: 'grading.message', about: 'learners', object: 'grading_id' },
  body: messageBody,
  response: z.object({ message: gradingMessage }),
  errors: ['NOT_FOUND', 'MESSAGES_USED_UP'],
});

export const readReply = action({
  summary: 'The teacher has read what the learner answered',
  method: 'POST',
  path: '/desk/messages/read',
  who: 'teacher',
  audits: { as: 'grading.reply-read', about: 'learners', object: 'grading_id' },
  body: z.object({ grading_id: z.uuid() }),
  response: z.object({ grading_id: z.uuid() }),
  errors: ['NOT_FOUND'],
});

export const phrases = read({
  summary: "The teacher's own phrases, most used first",
  path: '/desk/phrases',
  who: 'teacher',
  audits: { as: 'phrase.list', about: 'nobody' },
  response: z.object({ phrases: z.array(phrase) }),
});

export const savePhrase = command({
  summary: 'Adds a phrase, or rewrites it',
  storedAs: 'teacherDesk.savePhrase',
  label: 'Câu trong kho câu',
  slots: [{ prefix: 'phrase', of: ['id'] }],
  path: '/desk/phrases',
  who: 'teacher',
  audits: { as: 'phrase.save', about: 'nobody', object: 'id' },
  body: phraseBody,
  response: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND', 'PHRASES_FULL'],
});

export const usePhrase = command({
  summary: 'Counts a use of a phrase, which moves it up',
  storedAs: 'teacherDesk.usePhrase',
  label: 'Câu đã dùng',
  path: '/desk/phrases/use',
  who: 'teacher',
  audits: { as: 'phrase.use', about: 'nobody', object: 'id' },
  body: one,
  response: z.object({ id: z.uuid() }),
});

export const removePhrase = command({
  summary: 'Removes a phrase',
  storedAs: 'teacherDesk.removePhrase',
  label: 'Xóa câu trong kho câu',
  slots: [{ prefix: 'phrase-removal', of: ['id'] }],
  path: '/desk/phrases/remove',
  who: 'teacher',
  audits: { as: 'phrase.remove', about: 'nobody', object: 'id' },
  body: one,
  response: z.object({ id: z.uuid() }),
});

export const agreement = read({
  summary: 'How often the AI and teachers agree, by month, kind of work and criterion',
  path: '/desk/agreement',
  who: 'staff',
  audits: { as: 'grading.agreement', about: 'nobody' },
  response: z.object({ rows: z.array(agreementRow) }),
});
