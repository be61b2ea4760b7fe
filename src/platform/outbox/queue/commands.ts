import { defineCommand, type Slot } from './define-command.ts';

export const consentSlot: Slot<'kind' | 'owner'> = { prefix: 'consent', of: ['kind', 'owner'] };
/** The learner's decision on what may leave the device, or our server. */
export const consentCommand = defineCommand('privacy.setConsent', consentSlot);

/** Transfers a guest's work to the learner. */
export const guestClaimCommand = defineCommand('practiceTest.claim');

/** What the learner wants to be reminded of, and when not. */
export const pushSettingsCommand = defineCommand('push.setSettings', {
  prefix: 'push-settings',
  of: ['owner'],
});
/** A reminder put off by an hour. */
export const snoozeCommand = defineCommand('push.snooze', { prefix: 'push-snooze', of: ['owner'] });
