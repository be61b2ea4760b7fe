import type { ApiFailure } from '#src/platform/http/api-result.ts';
import type { Sender } from '../owner/sender.ts';
import type { Transport } from '../sending/transport.ts';
import { applyVoiceConsent, unsentVoiceConsent } from './voice-consent.ts';

/** The learner's newest decision, made here or elsewhere, is that recordings stay on the device. */
export class ConsentWithdrawn extends Error {
  override readonly name = 'ConsentWithdrawn';
}

/**
 * Returns null if recordings may be sent now, or why that is unknown; throws `ConsentWithdrawn` if they may
 * not.
 */
export type VoiceGate = () => Promise<ApiFailure | null>;

async function ask(transport: Transport, sender: Sender, signal: AbortSignal): Promise<ApiFailure | null> {
  const unsent = await unsentVoiceConsent(sender.owner);
  const answer = await transport.readConsents(sender, signal);
  if (!answer.success) return answer;
  const served = answer.data.consents.find(({ kind }) => kind === 'voice_ai') ?? null;
  const valid = await applyVoiceConsent(sender.owner, served, unsent);
  if (valid?.given === false) throw new ConsentWithdrawn();
  return null;
}

/** Asks the server for its newest decision, once for all recordings of a batch. */
export function voiceGate(transport: Transport, sender: Sender, signal: AbortSignal): VoiceGate {
  const asked = new Map<'answer', Promise<ApiFailure | null>>();
  return () => {
    const answer = asked.get('answer') ?? ask(transport, sender, signal);
    asked.set('answer', answer);
    return answer;
  };
}
