import { ASK_TEXT } from '#src/messages/consent.ts';
import { consentWord } from '../queue/commands.ts';
import { readClock, saveCommand } from '../queue/save-command.ts';
import { type ConsentDecision, unsentConsent } from './voice-consent.ts';

/**
 * The learner's word on whether what they write may be sent on to a language model outside. Our server alone goes by it;
 * it is queued before any essay that is handed in after it.
 */
export async function decideTextConsent(owner: string, given: boolean): Promise<ConsentDecision> {
  const clock = await readClock();
  await saveCommand(consentWord, {
    owner,
    body: { kind: 'text_service', given, ...clock },
    label: given ? ASK_TEXT.given : ASK_TEXT.withdrawn,
  });
  return { given, at: clock.at + clock.skew };
}

/** The newest word that the server has not confirmed. */
export const unsentTextConsent = (owner: string): Promise<ConsentDecision | null> =>
  unsentConsent(owner, 'text_service');
