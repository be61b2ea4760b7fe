import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { inSlot } from '#src/platform/outbox/queue/slots.ts';

/** An answer to a message of the learning trial. */
export const messageAnswer = inSlot(ENDPOINTS.learningTrial.updateMessageAnswer, 'answer');

/** The end of the lesson. */
export const lessonEnd = inSlot(ENDPOINTS.learningTrial.updateMessageAnswer, 'submit');
