const keyOf = (learnerId: string): string => `luyen.consent.voice.${learnerId}`;

/** Whether this learner agreed, on this device, that recordings leave it to be scored. Nothing is ticked beforehand. */
export const hasVoiceConsent = (learnerId: string): boolean =>
  localStorage.getItem(keyOf(learnerId)) !== null;

export const giveVoiceConsent = (learnerId: string): void =>
  localStorage.setItem(keyOf(learnerId), new Date().toISOString());
