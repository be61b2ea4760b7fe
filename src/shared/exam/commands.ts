import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { inSlot } from '#src/platform/outbox/queue/slots.ts';

/** Start of an attempt at a timed test. */
export const examBeginning = inSlot(ENDPOINTS.examTaking.updateAnswer, 'begin');

/** An answer in a timed test. */
export const examAnswer = inSlot(ENDPOINTS.examTaking.updateAnswer, 'answer');

/** Marks or unmarks one of its questions for review. */
export const examMark = inSlot(ENDPOINTS.examTaking.updateAnswer, 'mark');
