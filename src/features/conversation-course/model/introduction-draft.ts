import { z } from 'zod/mini';
import type { OnboardingChoices } from '#contract/conversation-course.ts';
import {
  choicesOf,
  NOT_BEGUN,
  ONBOARDING_STEPS,
  type OnboardingState,
} from '#rules/conversation/introduction.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const single = z.object({ value: z.nullable(z.string()), is_passed: z.boolean() });
const draftSchema = z.object({
  /** The step that is shown. */
  step: z.enum(ONBOARDING_STEPS),
  state: z.object({
    step1: single,
    step2: z.object({ value: z.array(z.string()), is_passed: z.boolean() }),
    step3: z.object({
      value: z.array(z.object({ question_id: z.string(), value: z.string() })),
      is_passed: z.boolean(),
    }),
    step4: single,
    step5: single,
  }),
});
export type IntroductionDraft = Omit<z.infer<typeof draftSchema>, 'state'> & { state: OnboardingState };

export const NEW_DRAFT: IntroductionDraft = { step: 'step1', state: NOT_BEGUN };

/** Owner of what is chosen by somebody who has not signed in. */
export const GUEST = 'guest';

const keyOf = (owner: string): string => `luyen.introduction:${owner}`;

/** What was chosen on this device and is not saved yet, also before signing in; null if there is nothing. */
export const storedDraft = (owner: string): IntroductionDraft | null =>
  readStoredJson(keyOf(owner), draftSchema) ?? readStoredJson(keyOf(GUEST), draftSchema);

/** What a guest chose to the end; null: they have not come to it. */
export function guestChoices(): OnboardingChoices | null {
  const draft = storedDraft(GUEST);
  return draft && choicesOf(draft.state);
}

/** Keeps what was chosen, so that it goes on after the page was closed. @returns whether there was room */
export function storeDraft(owner: string, draft: IntroductionDraft): boolean {
  return deviceStorage.setItem(keyOf(owner), JSON.stringify(draft));
}

/** The introduction is over, and saved as this learner's. */
export function forgetDraft(owner: string): void {
  deviceStorage.removeItem(keyOf(owner));
  deviceStorage.removeItem(keyOf(GUEST));
}
