import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { inSlot } from '#src/platform/outbox/queue/slots.ts';

/** An answer of an interview. */
export const interviewAnswer = inSlot(ENDPOINTS.interview.scoreSpeaking, 'answer');

/** Hands an interview in. */
export const interviewSubmission = inSlot(ENDPOINTS.interview.scoreSpeaking, 'submit');
