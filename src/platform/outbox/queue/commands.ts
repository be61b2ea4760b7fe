import { defineCommand, type Slot } from './define-command.ts';

export const consentSlot: Slot<'kind' | 'owner'> = { prefix: 'consent', of: ['kind', 'owner'] };
/** The learner's word on what may leave the device, or our server. */
export const consentWord = defineCommand('privacy.setConsent', consentSlot);

/** What a guest did is the learner's from now on. */
export const guestClaimCommand = defineCommand('practiceTest.claim');
