import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ASK_TEXT } from '#src/messages/consent.ts';
import { readClock, saveCommand } from '../queue/save-command.ts';
import { type ConsentDecision, unsentConsent } from './voice-consent.ts';

/**
 * Saves the learner's decision on whether what they write may be sent to an external language model. Only our
 * server uses it; it is queued before any essay submitted after it.
 */
export async function decideTextConsent(owner: string, given: boolean): Promise<ConsentDecision> {
  const clock = await readClock();
  await saveCommand(ENDPOINTS.privacy.setConsent, {
    owner,
    body: { kind: 'text_service', given, ...clock },
    label: given ? ASK_TEXT.given : ASK_TEXT.withdrawn,
  });
  return { given, at: clock.at + clock.skew };
}

/** The newest decision that the server has not confirmed. */
export const unsentTextConsent = (owner: string): Promise<ConsentDecision | null> =>
  unsentConsent(owner, 'text_service');
