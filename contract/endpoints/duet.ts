import { z } from 'zod/mini';
import { duetLineResult } from '../duet.ts';
import { command, read } from '../protocol/endpoint.ts';
import { ANSWER_SLOT } from '../protocol/slots.ts';
import { idText } from '../protocol/text.ts';
import { measured } from '../study-time.ts';

const params = z.object({ id: idText });

/** The latest answer to each of the learner's lines, in whichever attempt it was given. */
export const latestResult = read({
  summary:
    "A duet's lines of the learner, each with its latest result, and the total. Who has said nothing yet gets every line unsaid",
  path: '/ielts/duet-conversation/{id}/latest-result',
  who: 'maybe-taker',
  params,
  response: z.object({
    duet_id: z.string(),
    lines: z.array(duetLineResult),
    total: z.object({
      said: z.number(),
      of: z.number(),
      graded: z.number(),
      /** Mean over the graded lines, 0–100; null while there are none. */
      score: z.nullable(z.number()),
    }),
  }),
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED'],
});

/** Stores one line as the learner said it, whose recording has been uploaded; the first one begins the attempt. */
export const conversationMessage = command({
  summary: 'Stores one line of a duet as the learner said it; the first line begins the attempt',
  storedAs: 'duet.conversationMessage',
  label: 'Lời thoại',
  slots: [ANSWER_SLOT],
  path: '/ielts/duet-conversation/{id}/conversation-message',
  who: 'taker',
  params,
  body: z.object({
    attempt_id: z.uuid(),
    /** One of the learner's own lines. */
    question_id: idText,
    recording_id: z.uuid(),
    /** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
    at: z.number(),
    skew: z.number(),
    ...measured,
  }),
  response: z.object({ attempt_id: z.uuid(), question_id: z.string() }),
  errors: [
    'NOT_FOUND',
    'COURSE_NOT_ACTIVATED',
    'ATTEMPT_SUBMITTED',
    'KEYS_SHOWN',
    'ANSWER_DOES_NOT_FIT',
    'RECORDING_MISSING',
  ],
});
