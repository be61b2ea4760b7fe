import { defineCommand, type Slot } from '../queue/define-command.ts';

export const consentSlot: Slot<'kind' | 'owner'> = { prefix: 'consent', of: ['kind', 'owner'] };
/** The learner's word on what may leave the device, or our server. */
export const consentWord = defineCommand('privacy.setConsent', consentSlot);
